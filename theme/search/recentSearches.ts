import { maxQueryLength } from './ranking/limits';

/** More are no longer recent. */
const maxRecent = 8;

/** Queries from storage, the newest first. What is no list of queries, whoever wrote it, is none. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return Array.isArray(value) ? value.filter(isQuery).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxQueryLength;

/** Puts a query in front, each once whatever its case. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const added = query.trim();
  if (!added) return [...recent];
  return [added, ...removeRecent(recent, added)].slice(0, maxRecent);
}

/** Leaves a query out, whatever its case. */
export const removeRecent = (recent: readonly string[], query: string): string[] =>
  recent.filter((known) => known.toLowerCase() !== query.toLowerCase());
