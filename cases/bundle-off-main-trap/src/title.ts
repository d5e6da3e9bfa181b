export const toTitle = (slug: string): string => slug.split('-').join(' ');
