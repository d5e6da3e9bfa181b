import { isOneEdit } from './isOneEdit';
import { minTypoLength } from './limits';

export interface Slip {
  term: string;
  /** Whether the typed word is all of it, rather than its beginning. */
  isWhole: boolean;
}

/** Words one slip away from a typed one, or begun so. No slip is in a digit: "TS2742" is not `TS2732`. */
export function listSlips(term: string, vocabulary: readonly string[]): Slip[] {
  const canBegin = term.length > minTypoLength;
  const digits = getDigits(term);
  const isSlip = (candidate: string) =>
    isOneEdit(term, candidate) && (digits === '' || getDigits(candidate) === digits);
  return vocabulary.flatMap((candidate): Slip[] => {
    if (candidate.length < term.length - 1 || !isNearStart(term, candidate)) return [];
    if (isSlip(candidate)) return [{ term: candidate, isWhole: true }];
    const isBegun = canBegin && isSlip(candidate.slice(0, term.length));
    return isBegun ? [{ term: candidate, isWhole: false }] : [];
  });
}

const getDigits = (word: string): string => word.replace(/\D/g, '');

/** One of the first two letters is right, or they are swapped: all that one slip leaves. Cheap. */
function isNearStart(left: string, right: string): boolean {
  const [first, second] = left;
  return first === right[0] || second === right[1] || first === right[1] || second === right[0];
}
