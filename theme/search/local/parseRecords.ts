import type { SearchHeading, SearchRecord } from '../../../site/searchRecord';

/**
 * The entries of a fetched index.
 * @throws Error unless it is a list of entries: a host may answer with a page of its own.
 */
export function parseRecords(json: string): SearchRecord[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || !value.every(isRecord)) {
    throw new Error('The search index is not a list of pages.');
  }
  return value;
}

function isRecord(value: unknown): value is SearchRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { routePath, lang, title, content, toc, frontmatter } = value as Partial<SearchRecord>;
  return (
    [routePath, lang, title, content].every((text) => typeof text === 'string') &&
    typeof frontmatter === 'object' &&
    Array.isArray(toc) &&
    toc.every(isHeading)
  );
}

function isHeading(value: unknown): value is SearchHeading {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, depth, charIndex } = value as Partial<SearchHeading>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof depth === 'number' &&
    typeof charIndex === 'number'
  );
}
