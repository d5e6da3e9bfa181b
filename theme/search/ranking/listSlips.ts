import { isOneEdit } from './isOneEdit';
import { minTypoLength } from './limits';

export interface Slip {
  term: string;
  /** Whether the typed word is all of it, rather than its beginning. */
  isWhole: boolean;
}

/** Words one slip away from a typed one, or begun so. */
export function listSlips(term: string, vocabulary: readonly string[]): Slip[] {
  const canBegin = term.length > minTypoLength;
  return vocabulary.flatMap((candidate): Slip[] => {
    if (candidate.length < term.length - 1 || !isNearStart(term, candidate)) return [];
    if (isOneEdit(term, candidate)) return [{ term: candidate, isWhole: true }];
    const isBegun = canBegin && isOneEdit(term, candidate.slice(0, term.length));
    return isBegun ? [{ term: candidate, isWhole: false }] : [];
  });
}

/** One of the first two letters is right, or they are swapped: all that one slip leaves. Cheap. */
function isNearStart(left: string, right: string): boolean {
  const [first, second] = left;
  return first === right[0] || second === right[1] || first === right[1] || second === right[0];
}
