import type { MarkedText, TextRange } from './SearchHit';
import { listWords, type PlacedWord, segmentWords } from './words';

/** A window of 100 characters. */
const maxWidth = 100;

/** How much of the window is before the first match. */
const leadWidth = 24;

/** A text may hold hundreds of matches, and windows from the first few are enough to choose from. */
const maxStarts = 24;

/** Characters beyond Latin count three. */
const getWidth = (character: string): number => (character.charCodeAt(0) > 255 ? 3 : 1);

/**
 * The part of a text that holds most of its marks, 100 characters wide, with the marks moved along.
 * Without marks its beginning. Cut ends get an ellipsis and fall between words where there are any.
 */
export function createExcerpt(text: string, marks: readonly TextRange[]): MarkedText {
  const starts = marks.slice(0, maxStarts).map(({ start }) => findStart(text, start));
  const counts = starts.map((start) => {
    const end = findEnd(text, start);
    return marks.filter((mark) => mark.start >= start && mark.end <= end).length;
  });
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  const start = starts[best] ?? 0;
  const end = findEnd(text, start);
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  const offset = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    marks: marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({
        start: Math.max(mark.start, start) + offset,
        end: Math.min(mark.end, end) + offset,
      })),
  };
}

/** A little before a match, at the beginning of a word. */
function findStart(text: string, match: number): number {
  let start = match;
  let width = 0;
  const near = text.slice(Math.max(0, match - leadWidth - 1), match);
  for (const character of Array.from(near).reverse()) {
    width += getWidth(character);
    if (width > leadWidth) return skipWord(text, start, match);
    start -= character.length;
  }
  return 0;
}

/** Where a clause begins, or a word: `ode，这时不会` → `这时不会`, `样遵循这些列表` → `遵循这些列表`. */
function skipWord(text: string, start: number, match: number): number {
  const [before = ''] = /^.*?(?:[，。；：！？、]\s*|\s)/u.exec(text.slice(start, match)) ?? [];
  if (before) return start + before.length;
  const from = Math.max(0, start - leadWidth);
  const words = Array.from(segmentWords(text.slice(from, match)), ({ index }) => from + index);
  return words.find((word) => word >= start) ?? match;
}

/** Where the window from `start` is full, at the end of a word if that costs little. */
function findEnd(text: string, start: number): number {
  let end = start;
  let width = 0;
  for (const character of text.slice(start, start + maxWidth + 1)) {
    width += getWidth(character);
    if (width > maxWidth) {
      const space = text.lastIndexOf(' ', end);
      return space > start && end - space < leadWidth ? trimEnd(text, start, space) : end;
    }
    end += character.length;
  }
  return end;
}

/** An ellipsis follows a word, not a comma. */
function trimEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).replace(/[\s.,;:·]+$/u, '').length;
}

export interface MarkOptions {
  /** Matches that are marked only next to another match: "file" of "declaration file". */
  paired?: ReadonlySet<string>;
  readWords?: (text: string) => readonly PlacedWord[];
}

/**
 * Where a text says what was asked for, in order and without overlaps; positions are those of the
 * text as given. Of a word that is only begun, the typed part: `extern` in `externalHelpers`.
 * @param matches words of the index with how many of their characters were typed
 */
export function findMarks(
  text: string,
  matches: ReadonlyMap<string, number>,
  { paired, readWords = listWords }: MarkOptions = {},
): TextRange[] {
  const ranges: TextRange[] = [];
  const words = readWords(text);
  const countMatches = (at: number) =>
    words[at]?.word.terms.filter(({ term }) => matches.has(term)).length ?? 0;
  for (const [at, { word, offset }] of words.entries()) {
    for (const { term, start, end } of word.terms) {
      const typed = matches.get(term);
      if (typed === undefined) continue;
      if (paired?.has(term) && countMatches(at - 1) + countMatches(at) + countMatches(at + 1) < 2)
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

/** Where a text matches. */
export const findPattern = (text: string, pattern: RegExp): TextRange[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
