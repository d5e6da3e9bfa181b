import { maxCompletions, minTypoLength } from './limits';
import { listBegun } from './listBegun';
import { listSlips } from './listSlips';
import type { SearchIndex } from './SearchIndex';
import { stemWord } from './stemWord';
import { begunTypoWorth, familyWorth, prefixWorth, typoWorth } from './weights';

/** A word of the index that a word of the query may stand for. */
export interface Expansion {
  term: string;
  /** `family`: itself or a form of it; `begun`: a word it begins; `slip`: one it may be a slip of. */
  kind: 'family' | 'begun' | 'slip';
  /** 1 for the word itself, less the further it is. */
  worth: number;
  /** How many characters of it were typed. */
  typed: number;
}

export type Vocabulary = Pick<SearchIndex, 'vocabulary' | 'stems' | 'has'>;

/**
 * The words of the index that a typed word stands for: itself, its family (`minified` of `minify`),
 * words it begins, unless it is finished and known, and only where there is none of these, words one
 * slip away: a word the site knows is no typo.
 */
export function expandTerm(term: string, index: Vocabulary, isOpen: boolean): Expansion[] {
  if (!term) return [];
  const known = expandWritten(term, index, isOpen);
  if (known.length > 0 || term.length < minTypoLength) return known;
  return listSlips(term, index.vocabulary).map(({ term: slip, isWhole }) => ({
    term: slip,
    kind: 'slip' as const,
    worth: isWhole ? typoWorth : begunTypoWorth,
    typed: slip.length,
  }));
}

/** The same for a word that is written right: it is nobody's slip. */
export function expandWritten(term: string, index: Vocabulary, isOpen = false): Expansion[] {
  const family = listFamily(term, index);
  const begun = isOpen || family.length === 0 ? listCompletions(term, index.vocabulary) : [];
  const own = new Set(family.map((expansion) => expansion.term));
  return [...family, ...begun.filter((expansion) => !own.has(expansion.term))];
}

/** The word itself first, then those with the same stem, marked as a whole. */
function listFamily(term: string, { stems, has }: Vocabulary): Expansion[] {
  const others = stems.get(stemWord(term)) ?? [];
  const family = others
    .filter((other) => other !== term)
    .map((other) => ({
      term: other,
      kind: 'family' as const,
      worth: familyWorth,
      typed: other.length,
    }));
  return has(term) ? [{ term, kind: 'family', worth: 1, typed: term.length }, ...family] : family;
}

/** The shortest first, so that one letter does not stand for half of the vocabulary. */
const listCompletions = (term: string, vocabulary: readonly string[]): Expansion[] =>
  listBegun(term, vocabulary)
    .sort((left, right) => left.length - right.length)
    .slice(0, maxCompletions)
    .map((candidate) => ({
      term: candidate,
      kind: 'begun' as const,
      worth: prefixWorth(term.length / candidate.length),
      typed: term.length,
    }));
