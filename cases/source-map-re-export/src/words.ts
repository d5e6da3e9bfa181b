export const split = (text: string): string[] => text.split(' ');
