export const splitWords = (title: string): string[] => title.split(' ');
