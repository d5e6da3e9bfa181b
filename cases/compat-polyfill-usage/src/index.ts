export const getLast = (words: string[]): string | undefined => words.at(-1);

export const createIndex = (words: string[]): Map<string, number> =>
  new Map(words.map((word, index) => [word, index]));
