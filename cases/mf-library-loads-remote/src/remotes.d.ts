declare module 'slugs' {
  export function toSlug(title: string): string;
}
