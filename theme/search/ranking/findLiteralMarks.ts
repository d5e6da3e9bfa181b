import type { TextRange } from '../SearchProvider';

/** Where a text holds a query as it stands, case aside; without overlaps. */
export function findLiteralMarks(text: string, literal: string): TextRange[] {
  const marks: TextRange[] = [];
  if (!literal) return marks;
  const lower = lowerInPlace(text);
  for (let start = lower.indexOf(literal); start >= 0;) {
    const end = start + literal.length;
    marks.push({ start, end });
    start = lower.indexOf(literal, end);
  }
  return marks;
}

/** Lower case at the same positions: the few letters that grow by it stay as they are (`İ`). */
function lowerInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join('');
}
