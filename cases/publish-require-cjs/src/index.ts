export const separator = '-';

export default function toSlug(title: string): string {
  return title.replaceAll(' ', separator);
}
