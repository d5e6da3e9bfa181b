import { expandWords } from '../../../site/commonWords';
import { getHeadingId } from '../../../site/getHeadingId';
import {
  headingMark,
  type PackedRecord,
  type PackedWords,
  type SearchRecord,
} from '../../../site/searchRecord';

const noIndex = 'The search index is not a list of pages.';

/**
 * The entries of a fetched index.
 * @throws Error unless it is a list of entries, one at least: a host may answer with a page of its own.
 */
export function parseRecords(json: string): SearchRecord[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) {
    throw new Error(noIndex);
  }
  const { keywords = [], names = [], common = '' } = value[0]?.words ?? {};
  if (keywords.length > 0 && keywords.length !== value.length) throw new Error(noIndex);
  const words = common ? common.split('\n') : [];
  const expand = (text: string) => expandWords(text, words);
  return value.map(({ words: _, ...record }, index) =>
    unpackRecord(
      {
        ...record,
        content: expand(record.content),
        description: record.description && expand(record.description),
      },
      expand(keywords[index] ?? ''),
      names[index]?.map(expand),
    ),
  );
}

function isRecord(value: unknown): value is PackedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<PackedRecord>;
  const { routePath, lang, title, description = '', content, ids, words } = record;
  return (
    [routePath, lang, title, description, content].every((text) => typeof text === 'string') &&
    isListOfTexts(ids && Object.values(ids)) &&
    areWords(words)
  );
}

function areWords(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { keywords, names, common = '' } = value as Partial<PackedWords>;
  return (
    typeof common === 'string' &&
    isListOfTexts(keywords) &&
    (names === undefined || (Array.isArray(names) && names.every(isListOfTexts)))
  );
}

const isListOfTexts = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((text: unknown) => typeof text === 'string'));

/** Takes the marks off its headings, lists those, and gives each its keywords. */
function unpackRecord(
  { content: packed, ids = {}, ...record }: Omit<PackedRecord, 'words'>,
  lines: string,
  names?: string[],
): SearchRecord {
  const [ofPage, ...ofHeadings] = lines.split('\n').map(splitKeywords);
  const toc: SearchRecord['toc'] = [];
  let content = '';
  for (const line of packed.split('\n')) {
    const text = line.replace(leadingMarks, '');
    if (content) content += '\n';
    const depth = leadingMarks.exec(line)?.[0].length ?? 0;
    if (depth > 0) {
      const id = ids[toc.length] ?? getHeadingId(text);
      const keywords = ofHeadings[toc.length];
      toc.push({ id, text, depth, charIndex: content.length, ...(keywords && { keywords }) });
    }
    content += text;
  }
  return { ...record, frontmatter: { keywords: ofPage }, toc, content, names };
}

const splitKeywords = (line: string): string[] | undefined => (line ? line.split('\t') : undefined);

const leadingMarks = new RegExp(`^${headingMark}+`);
