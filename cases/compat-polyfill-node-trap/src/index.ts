export const getLast = (words: string[]): string | undefined => words.at(-1);
