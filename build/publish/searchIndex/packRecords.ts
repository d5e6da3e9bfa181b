import { getHeadingId } from '../../../site/getHeadingId';
import { headingMark, type PackedRecord, type SearchRecord } from '../../../site/searchRecord';
import { createShortener, listCommonWords } from './listCommonWords';

/** The records of one index as they are fetched (site/searchRecord.ts). */
export function packRecords(records: readonly SearchRecord[]): PackedRecord[] {
  const keywords = records.map(joinKeywords);
  const names = records.map((record) => record.names ?? []);
  const packed = records.map(packText);
  const texts = packed.flatMap(({ content, description = '' }) => [content, description]);
  const common = listCommonWords([...texts, ...keywords, ...names.flat()]);
  const shorten = createShortener(common);
  const words = {
    keywords: keywords.map(shorten),
    names: names.map((list) => list.map(shorten)),
    common: common.length > 0 ? common.join('\n') : undefined,
  };
  return packed.map((record, index) => ({
    ...record,
    description: record.description && shorten(record.description),
    content: shorten(record.content),
    words: index === 0 ? words : undefined,
  }));
}

const joinKeywords = ({ frontmatter, toc }: SearchRecord): string =>
  [frontmatter, ...toc]
    .map(({ keywords = [] }) => keywords.join('\t'))
    .join('\n')
    .trimEnd();

/** Lines without text go: nobody sees them. */
function packText(record: SearchRecord): PackedRecord {
  const { toc, content, frontmatter: _, names: __, ...head } = record;
  const lines: string[] = [];
  const ids: Record<string, string> = {};
  let position = 0;
  const addText = (end?: number) => {
    const text = content.slice(position, end).replaceAll(headingMark, ' ');
    lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
  };
  for (const [index, { id, text, depth, charIndex }] of toc.entries()) {
    if (charIndex >= 0) {
      addText(charIndex);
      position = charIndex + text.length;
    }
    lines.push(headingMark.repeat(depth) + text);
    if (id !== getHeadingId(text)) ids[index] = id;
  }
  addText();
  return {
    ...head,
    content: lines.join('\n'),
    ids: Object.keys(ids).length > 0 ? ids : undefined,
  };
}
