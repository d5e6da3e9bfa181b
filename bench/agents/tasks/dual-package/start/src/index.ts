import { splitWords, type Words } from './words';

export type { Words };

export interface CountOptions {
  /** Counts `Word` and `word` as one. */
  ignoreCase?: boolean;
}

/** How often each word is in a text. */
export function countWords(text: string, { ignoreCase = false }: CountOptions = {}) {
  const counts = new Map<string, number>();
  for (const word of splitWords(ignoreCase ? text.toLowerCase() : text)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
