declare const SEPARATOR: string;

export function toSlug(title: string): string {
  return title.trim().toLowerCase().split(/\s+/).join(SEPARATOR);
}
