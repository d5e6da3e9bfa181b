export const split = (text: string): string[] => text.split(' ');
export type Words = string[];
