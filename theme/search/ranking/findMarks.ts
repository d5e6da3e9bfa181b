import type { TextRange } from '../SearchProvider';
import { type KnownWords, visitWords } from './visitWords';

/**
 * Where a text says what was asked for, in order and without overlaps; positions are those of the
 * text as given. Of a word that is only begun, the typed part: `extern` in `externalHelpers`.
 * @param matches words of the index with how many of their characters were typed
 */
export function findMarks(
  text: string,
  matches: ReadonlyMap<string, number>,
  known: KnownWords = new Map(),
): TextRange[] {
  const ranges: TextRange[] = [];
  visitWords(text, known, ({ terms }, offset) => {
    for (const { term, start, end } of terms) {
      const typed = matches.get(term);
      if (typed === undefined) continue;
      // Folding or signs in between change the length: then the typed part cannot be told.
      const isSameLength = end - start === term.length;
      const length = isSameLength ? Math.min(typed, term.length) : end - start;
      ranges.push({ start: offset + start, end: offset + start + length });
    }
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
