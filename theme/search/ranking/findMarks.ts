import type { TextRange } from '../SearchProvider';
import { listWords, type PlacedWord } from './visitWords';

export interface MarkOptions {
  /** Matches that are marked only beside another match: "file" of "declaration file". */
  paired?: ReadonlySet<string>;
  readWords?: (text: string) => readonly PlacedWord[];
}

const noWords: ReadonlySet<string> = new Set();

/**
 * Where a text says what was asked for, in order and without overlaps; positions are those of the
 * text as given. Of a word that is only begun, the typed part: `extern` in `externalHelpers`.
 * @param matches words of the index with how many of their characters were typed
 */
export function findMarks(
  text: string,
  matches: ReadonlyMap<string, number>,
  { paired = noWords, readWords = listWords }: MarkOptions = {},
): TextRange[] {
  const ranges: TextRange[] = [];
  const words = readWords(text);
  const countMatches = (at: number) =>
    words[at]?.word.terms.filter(({ term }) => matches.has(term)).length ?? 0;
  for (const [at, { word, offset }] of words.entries()) {
    for (const { term, start, end } of word.terms) {
      const typed = matches.get(term);
      if (typed === undefined) continue;
      if (paired.has(term) && countMatches(at - 1) + countMatches(at) + countMatches(at + 1) < 2)
        continue;
      const source = text.slice(offset + start, offset + end);
      const length = typed < term.length ? getTypedLength(source, term, typed) : source.length;
      ranges.push({ start: offset + start, end: offset + start + length });
    }
  }
  return mergeRanges(ranges);
}

/** How far a word is typed, signs in between included: `libd` of `lib.dts` are five characters. */
function getTypedLength(source: string, term: string, typed: number): number {
  const letters = Array.from(source.matchAll(/[\p{L}\p{N}\p{M}]/gu));
  // Folding has changed the number of letters: the typed part cannot be told.
  if (letters.length !== term.length) return source.length;
  const last = letters[typed - 1];
  return last ? last.index + last[0].length : source.length;
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
