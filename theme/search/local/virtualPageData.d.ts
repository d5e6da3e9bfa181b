/** Written by the framework at build. */
declare module 'virtual-page-data' {
  /** Content hash of each search index by `<version>###<language>`. */
  export const searchIndexHash: Readonly<Record<string, string>>;
}
