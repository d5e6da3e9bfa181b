import { answerQuery, type LocalSearch } from './answerQuery';
import { noSynonyms } from '../ranking/noSynonyms';
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

/** Milliseconds that questions wait for the synonyms: they are a twentieth of the index. */
const maxSynonymWait = 1000;

/**
 * The worker's half of local search. An index is fetched and built once, whatever the number of
 * questions; one that failed is forgotten, so that the next question tries again. Synonyms are fetched
 * at the same time. An answer given before they have come is marked as provisional, and `onBetter` gets
 * the same question's answer once they are here, unless another question was asked since.
 */
export function createSearchServer(
  fetchText: FetchText,
  synonymsUrl: string,
): (request: SearchRequest, onBetter?: (reply: SearchReply) => void) => Promise<SearchReply> {
  const loader = createSynonymLoader(fetchText, synonymsUrl);
  let synonymWait: Promise<void> | undefined;
  let lastAsked = -rest;
  let lastId: number | undefined;
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
          return loader.synonyms ?? noSynonyms;
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

  /** Resolves when synonyms are here or are not to be waited for. */
  const waitForSynonyms = (synonyms: Promise<unknown>): Promise<unknown> => {
    synonymWait ??= new Promise((resolve) => setTimeout(resolve, maxSynonymWait));
    return Promise.race([synonyms.catch(() => undefined), synonymWait]);
  };

  return async (request, onBetter) => {
    const { id, indexUrl, query, ...options } = request;
    const isEmpty = !query.trim();
    if (!isEmpty) {
      lastAsked = performance.now();
      lastId = id;
    }
    const answer = (search: LocalSearch): SearchReply => {
      const found = answerQuery(query, search, options);
      if (found.total > 0) return { id, ...found };
      return { id, ...found, suggestions: suggestNames(query, listNames(search.records)) };
    };
    try {
      const loading = load(indexUrl);
      const synonyms = loader.load();
      const [search] = await Promise.all([loading, waitForSynonyms(synonyms)]);
      if (isEmpty) return { id, hits: [], total: 0 };
      if (loader.synonyms) return answer(search);
      synonyms.then(
        () => lastId === id && onBetter?.(answer(search)),
        () => undefined,
      );
      return { ...answer(search), isProvisional: true };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
