export const toSlug = (title: string): string => title.trim().toLowerCase().replaceAll(' ', '-');
