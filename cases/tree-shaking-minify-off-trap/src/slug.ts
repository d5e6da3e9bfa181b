export function toSlug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

export function toTitle(slug: string): string {
  return slug.replaceAll('-', ' ');
}

function splitWords(title: string): string[] {
  return title.split(' ');
}
