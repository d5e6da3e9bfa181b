import { stemWord } from './stemWord';

/** The words of an index by what is left of them without endings. */
export function groupByStem(vocabulary: readonly string[]): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const term of vocabulary) {
    const stem = stemWord(term);
    const family = stems.get(stem);
    if (family) family.push(term);
    else stems.set(stem, [term]);
  }
  return stems;
}
