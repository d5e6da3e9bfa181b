import type { SearchHeading, SearchRecord } from '../../../site/searchRecord';

/**
 * The pages of a fetched index.
 * @throws Error unless it is a list of pages, one at least: a host may answer with a page of its own.
 */
export function parseRecords(json: string): SearchRecord[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) {
    throw new Error('The search index is not a list of pages.');
  }
  return value;
}

function isRecord(value: unknown): value is SearchRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<SearchRecord>;
  const { routePath, lang, title, description = '', content, toc, terms, names } = record;
  return (
    [routePath, lang, title, description, content].every((text) => typeof text === 'string') &&
    isListOfTexts(terms) &&
    isListOfTexts(names) &&
    Array.isArray(toc) &&
    toc.every(isHeading)
  );
}

function isHeading(value: unknown): value is SearchHeading {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, depth, charIndex, terms } = value as Partial<SearchHeading>;
  return (
    [id, text].every((one) => typeof one === 'string') &&
    [depth, charIndex].every(Number.isInteger) &&
    isListOfTexts(terms)
  );
}

const isListOfTexts = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((text: unknown) => typeof text === 'string'));
