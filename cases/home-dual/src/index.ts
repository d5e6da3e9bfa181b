/** `Hello World` → `hello-world` */
export function toSlug(title: string): string {
  return title.trim().toLowerCase().replaceAll(' ', '-');
}
