import { countEdits } from '../site/editDistance';
import { maxCompletions, minTypoLength, factor } from './weights';
import type { SearchIndex } from './searchIndex';
import { stemWord } from './words';

/** A word of the index that a word of the query may stand for. */
export interface Expansion {
  term: string;
  /** `stem`: itself or a form of it; `begun`: a word it begins; `typo`: one it may be a typo of. */
  kind: 'stem' | 'begun' | 'typo';
  /** 1 for the word itself, less the further it is. */
  weight: number;
  /** How many characters of it were typed. */
  typed: number;
}

export type Vocabulary = Pick<SearchIndex, 'vocabulary' | 'stems' | 'has'>;

/**
 * The words of the index that a typed word stands for: itself, its other forms (`minified` of `minify`),
 * words it begins, unless it is finished and known, and only where there is none of these, words one
 * typo away: a word the site knows is no typo.
 */
export function expandTerm(term: string, index: Vocabulary, isOpen: boolean): Expansion[] {
  if (!term) return [];
  const known = expandWritten(term, index, isOpen);
  if (known.length > 0 || term.length < minTypoLength) return known;
  return listTypos(term, index.vocabulary).map((typo) => expandWhole(typo, 'typo', 1));
}

const expandWhole = (term: string, kind: Expansion['kind'], weight: number): Expansion => ({
  term,
  kind,
  weight,
  typed: term.length,
});

/** The same for a word that is written right: it is nobody's typo. */
export function expandWritten(term: string, index: Vocabulary, isOpen = false): Expansion[] {
  const forms = listForms(term, index);
  const begun = isOpen || forms.length === 0 ? listCompletions(term, index.vocabulary) : [];
  const own = new Set(forms.map((expansion) => expansion.term));
  return [...forms, ...begun.filter((expansion) => !own.has(expansion.term))];
}

/** The word itself first, then those with the same stem, marked as a whole. */
function listForms(term: string, { stems, has }: Vocabulary): Expansion[] {
  const others = stems.get(stemWord(term)) ?? [];
  const forms = others
    .filter((other) => other !== term)
    .map((other) => expandWhole(other, 'stem', factor.stem));
  return has(term) ? [expandWhole(term, 'stem', 1), ...forms] : forms;
}

/** The shortest first, so that one letter does not stand for half of the vocabulary. */
const listCompletions = (term: string, vocabulary: readonly string[]): Expansion[] =>
  listBegun(term, vocabulary)
    .sort((left, right) => left.length - right.length)
    .slice(0, maxCompletions)
    .map((candidate) => ({
      term: candidate,
      kind: 'begun' as const,
      weight: factor.begun,
      typed: term.length,
    }));

/** Of words sorted by code unit, those that begin so and go on. */
export function listBegun(start: string, sorted: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = findPosition(start, sorted); at < sorted.length; at++) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(start)) break;
    if (word !== start) found.push(word);
  }
  return found;
}

/** Index of the first word not before `start`; looking at each word takes a fifth more of a question's time. */
function findPosition(start: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words one typo away from a typed one (`shmis`, `shims`), or else begun so. No typo is in a digit: "TS2742" is not `TS2732`. */
function listTypos(term: string, vocabulary: readonly string[]): string[] {
  const digits = getDigits(term);
  const isTypo = (candidate: string) =>
    countEdits(term, candidate, 2) === 1 && (digits === '' || getDigits(candidate) === digits);
  const whole = vocabulary.filter(isTypo);
  if (whole.length > 0 || term.length === minTypoLength) return whole;
  return vocabulary.filter((candidate) => isTypo(candidate.slice(0, term.length)));
}

const getDigits = (word: string): string => word.replace(/\D/g, '');
