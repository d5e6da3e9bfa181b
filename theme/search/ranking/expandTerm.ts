import { isOneEdit } from './isOneEdit';
import { maxCompletions, minTypoLength, prefixWorth, singularWorth, typoWorth } from './weights';

/** A word of the index that a word of the query may stand for. */
export interface Expansion {
  term: string;
  /** 1 for the word itself, less the further it is. */
  worth: number;
  /** How many characters of it were typed. */
  typed: number;
}

/**
 * The words of the index that a typed word stands for: itself, words it begins, its singular, and only
 * where there is none of these, words one slip away: a word the site knows is no typo.
 * @param vocabulary sorted by code unit
 */
export function expandTerm(term: string, vocabulary: readonly string[]): Expansion[] {
  if (!term) return [];
  const known = [...listCompletions(term, vocabulary), ...findSingular(term, vocabulary)];
  return known.length > 0 || term.length < minTypoLength ? known : listSlips(term, vocabulary);
}

/** The shortest first, so that one letter does not stand for half of the vocabulary. */
function listCompletions(term: string, vocabulary: readonly string[]): Expansion[] {
  const found: string[] = [];
  for (let index = findPosition(term, vocabulary); index < vocabulary.length; index++) {
    const candidate = vocabulary[index] ?? '';
    if (!candidate.startsWith(term)) break;
    found.push(candidate);
  }
  return found
    .sort((left, right) => left.length - right.length)
    .slice(0, maxCompletions)
    .map((candidate) => ({
      term: candidate,
      worth: candidate === term ? 1 : prefixWorth(term.length / candidate.length),
      typed: term.length,
    }));
}

/** `declarations` → `declaration`, but not `dts` → `dt`. */
function findSingular(term: string, vocabulary: readonly string[]): Expansion[] {
  const singular = term.slice(0, -1);
  if (term.length < minTypoLength + 1 || !term.endsWith('s')) return [];
  return vocabulary[findPosition(singular, vocabulary)] === singular
    ? [{ term: singular, worth: singularWorth, typed: singular.length }]
    : [];
}

function listSlips(term: string, vocabulary: readonly string[]): Expansion[] {
  return vocabulary.flatMap((candidate) => {
    const isWhole = isOneEdit(term, candidate);
    const isBeginning =
      !isWhole && term.length > minTypoLength && isOneEdit(term, candidate.slice(0, term.length));
    return isWhole || isBeginning
      ? [{ term: candidate, worth: typoWorth, typed: candidate.length }]
      : [];
  });
}

/** Index of the first word not before `term`. */
function findPosition(term: string, vocabulary: readonly string[]): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
