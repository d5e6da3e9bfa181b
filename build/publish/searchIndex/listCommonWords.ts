import { getSign, hasSign, mostCommonWords } from '../../../site/commonWords';

/** A word with the space before it: signs stand side by side then. */
const word = / ?[A-Za-z][A-Za-z'’-]+/g;

/** A sign has two bytes. */
const signLength = 2;

/** What is said less often stands near, where gzip sees it again. */
const leastCount = 4;

/**
 * The words that spare most bytes as one sign each, the most frequent first: gzip looks 32 kB back, in
 * which it does not see again what the rest of the index says.
 */
export function listCommonWords(texts: readonly string[]): string[] {
  if (texts.some(hasSign)) return [];
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [found] of text.matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return [...counts]
    .map(([found, count]) => ({
      found,
      count,
      spared: count * (found.length - signLength) - found.length,
    }))
    .filter(({ count, spared }) => count >= leastCount && spared > 0)
    .sort((left, right) => right.spared - left.spared)
    .slice(0, mostCommonWords)
    .sort((left, right) => right.count - left.count)
    .map(({ found }) => found);
}

/** Puts signs in the place of these words. */
export function createShortener(words: readonly string[]): (text: string) => string {
  const known = new Map(words.map((one, place) => [one, getSign(place)]));
  return (text) => text.replace(word, (found) => known.get(found) ?? found);
}
