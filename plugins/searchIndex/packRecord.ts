import { getHeadingId } from '../../site/getHeadingId';
import {
  headingMark,
  keywordMark,
  type PackedRecord,
  type SearchRecord,
} from '../../site/searchRecord';

/** A record as it is fetched (site/searchRecord.ts). Lines without text go: nobody sees them. */
export function packRecord({ toc, content, ...record }: SearchRecord): PackedRecord {
  const lines: string[] = [];
  const ids: Record<string, string> = {};
  let position = 0;
  const addText = (end?: number) => {
    const text = content.slice(position, end).replaceAll(headingMark, ' ');
    lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
  };
  for (const [index, { id, text, depth, charIndex, keywords = [] }] of toc.entries()) {
    if (charIndex >= 0) {
      addText(charIndex);
      position = charIndex + text.length;
    }
    lines.push(headingMark.repeat(depth) + [text, ...keywords].join(keywordMark));
    if (id !== getHeadingId(text)) ids[index] = id;
  }
  addText();
  return {
    ...record,
    content: lines.join('\n'),
    ids: Object.keys(ids).length > 0 ? ids : undefined,
  };
}
