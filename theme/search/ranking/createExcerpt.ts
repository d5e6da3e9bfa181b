import type { MarkedText, TextRange } from '../SearchProvider';

/** spec.md §9, "Excerpt window". */
const maxWidth = 100;

/** How much of the window stands before the first match. */
const leadWidth = 24;

/** A text may hold hundreds of matches, and windows from the first few are enough to choose from. */
const maxStarts = 24;

/** spec.md §9: characters beyond Latin count three. */
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

function skipWord(text: string, start: number, match: number): number {
  const space = text.slice(start, match).indexOf(' ');
  return space < 0 ? start : start + space + 1;
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
