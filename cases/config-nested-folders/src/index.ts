export const toSlug = (title: string): string => title.toLowerCase();
