export function toSlug(title: string): string {
  return title.replaceAll(' ', '-');
}
