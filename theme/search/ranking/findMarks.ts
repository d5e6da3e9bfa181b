import type { TextRange } from '../SearchProvider';
import { scanTerms } from './scanTerms';

/**
 * Where a text says what was asked for, in order and without overlaps; positions are those of the
 * text as given. Of a word that is only begun, the typed part: `extern` in `externalHelpers`.
 * @param matches words of the index with how many of their characters were typed
 */
export function findMarks(text: string, matches: ReadonlyMap<string, number>): TextRange[] {
  const ranges = scanTerms(text).flatMap(({ term, start, end }): TextRange[] => {
    const typed = matches.get(term);
    if (typed === undefined) return [];
    // Folding or signs in between change the length: then the typed part cannot be told.
    const isSameLength = end - start === term.length;
    return [{ start, end: isSameLength ? start + Math.min(typed, term.length) : end }];
  });
  return mergeRanges(ranges);
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
