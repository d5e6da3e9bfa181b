import type { SearchIndex } from './SearchIndex';
import type { Section } from './Section';
import { stopWords } from './stopWords';

/** The share of a section's heading that is asked for, 0 to 1; words that only ask do not count. */
export function getHeadingShare(
  { heading }: Section,
  matches: ReadonlyMap<string, number>,
  { readWords }: Pick<SearchIndex, 'readWords'>,
): number {
  const words = readWords(heading).filter(({ word }) => !stopWords.has(word.term));
  if (words.length === 0) return 0;
  const asked = words.filter(({ word }) => word.terms.some(({ term }) => matches.has(term)));
  return asked.length / words.length;
}
