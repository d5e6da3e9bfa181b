import type { MarkedText } from '../../../search/SearchHit';

/** The first mark that holds nothing, overlaps the one before, or does not lie inside its text. */
export function findMarkIssue({ text, marks }: MarkedText): string | undefined {
  let last = 0;
  for (const { start, end } of marks) {
    if (start < last || end <= start || end > text.length) {
      return `${start} to ${end} after ${last} of ${text.length}`;
    }
    last = end;
  }
  return undefined;
}
