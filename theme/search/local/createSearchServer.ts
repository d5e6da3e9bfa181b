import { answerQuery, type LocalSearch } from './answerQuery';
import { suggestNames } from '../ranking/suggestNames';
import { buildSearchIndex } from './buildSearchIndex';
import { listNames } from './listNames';
import { createSynonymLoader } from './createSynonymLoader';
import type { FetchText } from './FetchText';
import { parseRecords } from './parseRecords';
import { warmUp } from './warmUp';
import type { SearchReply, SearchRequest } from './searchProtocol';

/** Milliseconds after a question in which the next may come. */
const rest = 200;

/**
 * The worker's half of local search. An index is fetched and built once, whatever the number of
 * questions; one that failed is forgotten, so that the next question tries again. Synonyms are fetched
 * at the same time; without them it answers all the same. Never rejects.
 */
export function createSearchServer(
  fetchText: FetchText,
  synonymsUrl: string,
): (request: SearchRequest) => Promise<SearchReply> {
  const loader = createSynonymLoader(fetchText, synonymsUrl);
  let lastAsked = -rest;
  let current: { url: string; search: Promise<LocalSearch> } | undefined;

  const load = (url: string): Promise<LocalSearch> => {
    if (current?.url === url) return current.search;
    const search = fetchText(url).then((json): LocalSearch => {
      const records = parseRecords(json);
      const index = buildSearchIndex(records);
      return {
        records,
        index,
        get synonyms() {
          return loader.synonyms;
        },
      };
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
      const [search] = await Promise.all([load(indexUrl), loader.load()]);
      if (isEmpty) return { id, hits: [], total: 0 };
      const answer = answerQuery(query, search, { facet, from, limit });
      if (answer.total > 0) return { id, ...answer };
      return { id, ...answer, suggestions: suggestNames(query, listNames(search.records)) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
