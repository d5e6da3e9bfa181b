import type { TextRange } from '../SearchProvider';

/** Where a text holds a query as it stands, case aside; without overlaps. */
export function findLiteralMarks(text: string, literal: string): TextRange[] {
  const marks: TextRange[] = [];
  if (!literal) return marks;
  const lower = text.toLowerCase();
  // A few letters change their length in lower case: then positions would not fit.
  if (lower.length !== text.length) return marks;
  for (let start = lower.indexOf(literal); start >= 0; ) {
    const end = start + literal.length;
    marks.push({ start, end });
    start = lower.indexOf(literal, end);
  }
  return marks;
}
