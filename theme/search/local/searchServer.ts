import type { SearchRecord } from '../../../site/searchRecord';
import synonymTable from '../../../site/synonyms.json';
import { suggestSpellings } from '../../../search/nameSuggestions';
import { createSearchIndex } from '../../../search/searchIndex';
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
 * @param fetchText hands over the text at an address as it comes, and rejects when it cannot be had
 */
export function createSearchServer(
  fetchText: (url: string, take: (part: string) => void) => Promise<void>,
): (request: SearchRequest) => Promise<SearchReply> {
  const synonyms = createSynonyms(synonymTable);
  let current: { url: string; loading: Promise<LocalSearch> } | undefined;

  const load = async (url: string): Promise<LocalSearch> => {
    const records: SearchRecord[] = [];
    const { add, finish } = createSearchIndex(synonyms);
    const addPages = (json: string) => {
      for (const record of JSON.parse(`[${json.slice(1)}`) as SearchRecord[]) {
        records.push(record);
        add(record);
      }
    };
    // A record is indexed once the next one begins with its number; what is left, at the end.
    let unread = '';
    await fetchText(url, (part) => {
      unread += part;
      const [whole = ''] = /^.*\}(?=,\{"id":\d)/s.exec(unread) ?? [];
      if (whole) addPages(`${whole}]`);
      unread = unread.slice(whole.length);
    });
    addPages(unread);
    if (records.length === 0) throw new Error('The search index has no pages.');
    return { records, index: finish(), synonyms };
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
