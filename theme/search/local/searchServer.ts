import type { SearchRecord } from '../../../site/searchRecord';
import synonymTable from '../../../site/synonyms.json';
import { suggestSpellings } from '../../../search/nameSuggestions';
import { buildSearchIndex } from '../../../search/searchIndex';
import { createSynonyms } from '../../../search/synonyms';
import {
  type AnswerOptions,
  type LocalAnswer,
  answerQuery,
  type LocalSearch,
} from '../../../search/answerQuery';

/** What the page asks of the worker. The index travels by address: another address, another index. */
export interface SearchRequest extends AnswerOptions {
  id: number;
  indexUrl: string;
  /** Empty to fetch the index only. */
  query: string;
}

/** What the worker answers, with the id of the request. */
export type SearchReply =
  | ({ id: number; suggestions?: string[] } & LocalAnswer)
  | { id: number; error: string };

/**
 * The worker's half of local search. An index is fetched and built once, whatever the number of
 * questions; one that failed is forgotten, so that the next question tries again.
 * @param fetchText rejects when the text at an address cannot be had
 */
export function createSearchServer(
  fetchText: (url: string) => Promise<string>,
): (request: SearchRequest) => Promise<SearchReply> {
  const synonyms = createSynonyms(synonymTable);
  let current: { url: string; loading: Promise<LocalSearch> } | undefined;

  const load = async (url: string): Promise<LocalSearch> => {
    const records = parseRecords(await fetchText(url));
    return { records, index: buildSearchIndex(records, synonyms), synonyms };
  };

  const loadOnce = (url: string): Promise<LocalSearch> => {
    if (current?.url === url) return current.loading;
    const started = { url, loading: load(url) };
    current = started;
    started.loading.catch(() => {
      if (current === started) current = undefined;
    });
    return started.loading;
  };

  return async ({ id, indexUrl, query, ...options }) => {
    try {
      const search = await loadOnce(indexUrl);
      if (!query.trim()) return { id, hits: [], total: 0 };
      const found = answerQuery(query, search, options);
      if (found.total > 0) return { id, ...found };
      return { id, ...found, suggestions: suggestSpellings(query, search.records) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** @throws Error unless it is a list of pages: a host may answer with its own page. */
function parseRecords(json: string): SearchRecord[] {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value) && value.length > 0) return value as SearchRecord[];
  throw new Error('The search index is not a list of pages.');
}
