declare module 'slugs' {
  export const toSlug: (title: string) => string;
}
