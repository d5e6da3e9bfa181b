import type { Synonym, Synonyms } from './createSynonyms';
import type { QueryWord } from './parseQuery';
import { maxJoinedWords } from './limits';

/** Words of a query that follow each other, written as one. */
export interface JoinedWords {
  term: string;
  /** Positions of the first word and behind the last one. */
  from: number;
  to: number;
  /** What they may be called as well. */
  others: readonly Synonym[];
}

/** Each word, and each few that follow each other: `auto external` → `auto`, `autoexternal`, `external`. */
export function joinWords(words: readonly QueryWord[], synonyms: Synonyms): JoinedWords[] {
  return words.flatMap((_, from) => {
    const counts = Array.from({ length: Math.min(maxJoinedWords, words.length - from) });
    return counts.map((_, count) => {
      const to = from + count + 1;
      const term = words
        .slice(from, to)
        .map((word) => word.term)
        .join('');
      return { term, from, to, others: synonyms.find(term) };
    });
  });
}
