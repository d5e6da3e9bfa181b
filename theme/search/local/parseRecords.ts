import { getHeadingId } from '../../../site/getHeadingId';
import {
  headingMark,
  keywordMark,
  type PackedRecord,
  type SearchRecord,
} from '../../../site/searchRecord';

/**
 * The entries of a fetched index.
 * @throws Error unless it is a list of entries: a host may answer with a page of its own.
 */
export function parseRecords(json: string): SearchRecord[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || !value.every(isRecord)) {
    throw new Error('The search index is not a list of pages.');
  }
  return value.map(unpackRecord);
}

function isRecord(value: unknown): value is PackedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { routePath, lang, title, content, frontmatter, ids, names } =
    value as Partial<PackedRecord>;
  return (
    [routePath, lang, title, content].every((text) => typeof text === 'string') &&
    typeof frontmatter === 'object' &&
    frontmatter !== null &&
    isListOfTexts(frontmatter.keywords) &&
    isListOfTexts(names) &&
    isListOfTexts(ids && Object.values(ids))
  );
}

const isListOfTexts = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((text: unknown) => typeof text === 'string'));

/** Takes the marks off its headings and lists those. */
function unpackRecord({ content: packed, ids = {}, ...record }: PackedRecord): SearchRecord {
  const toc: SearchRecord['toc'] = [];
  let content = '';
  for (const line of packed.split('\n')) {
    const [text = '', ...keywords] = line.replace(leadingMarks, '').split(keywordMark);
    if (content) content += '\n';
    const depth = leadingMarks.exec(line)?.[0].length ?? 0;
    if (depth > 0) {
      const id = ids[toc.length] ?? getHeadingId(text);
      const heading = { id, text, depth, charIndex: content.length };
      toc.push(keywords.length > 0 ? { ...heading, keywords } : heading);
    }
    content += text;
  }
  return { ...record, toc, content };
}

const leadingMarks = new RegExp(`^${headingMark}+`);
