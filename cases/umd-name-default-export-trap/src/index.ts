/** `Hello World` → `hello-world` */
export default function toSlug(title: string): string {
  return title.trim().toLowerCase().replaceAll(' ', '-');
}
