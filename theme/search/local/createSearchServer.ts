import { answerQuery, type LocalSearch } from './answerQuery';
import { suggestNames } from '../ranking/suggestNames';
import { buildSearchIndex } from './buildSearchIndex';
import { listNames } from './listNames';
import { parseRecords } from './parseRecords';
import { warmUp } from './warmUp';
import type { SearchReply, SearchRequest } from './searchProtocol';

/** Milliseconds after a question in which the next may come. */
const rest = 200;

/** The address's text; rejects when it cannot be had. */
export type FetchText = (url: string) => Promise<string>;

/**
 * The worker's half of local search. An index is fetched and built once, whatever the number of
 * questions; one that failed is forgotten, so that the next question tries again. Never rejects.
 */
export function createSearchServer(
  fetchText: FetchText,
): (request: SearchRequest) => Promise<SearchReply> {
  let lastAsked = -rest;
  let current: { url: string; search: Promise<LocalSearch> } | undefined;

  const load = (url: string): Promise<LocalSearch> => {
    if (current?.url === url) return current.search;
    const search = fetchText(url).then((json) => {
      const records = parseRecords(json);
      return { records, index: buildSearchIndex(records) };
    });
    current = { url, search };
    search.then(
      (ready) => warmUp(ready, () => performance.now() - lastAsked >= rest),
      () => {
        if (current?.search === search) current = undefined;
      },
    );
    return search;
  };

  return async ({ id, indexUrl, query, facet, from, limit }) => {
    const isEmpty = !query.trim();
    if (!isEmpty) lastAsked = performance.now();
    try {
      const search = await load(indexUrl);
      if (isEmpty) return { id, hits: [], total: 0 };
      const answer = answerQuery(query, search, { facet, from, limit });
      if (answer.total > 0) return { id, ...answer };
      return { id, ...answer, suggestions: suggestNames(query, listNames(search.records)) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
