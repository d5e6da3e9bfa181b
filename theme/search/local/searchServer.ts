import type { SearchRecord } from '../../../site/searchRecord';
import type { Facet } from '../facets';
import { listNames, suggestNames } from '../ranking/nameSuggestions';
import { buildSearchIndex, type SearchIndex } from '../ranking/searchIndex';
import { createSynonyms, noSynonyms, type Synonyms, type SynonymTable } from '../ranking/synonyms';
import type { SearchHit } from '../SearchProvider';
import { answerQuery } from './answerQuery';
import { parseRecords } from './parseRecords';

/** What the page asks of the worker. The index travels by address: another address, another index. */
export interface SearchRequest {
  id: number;
  indexUrl: string;
  /** Empty to fetch the index only. */
  query: string;
  facet?: Facet | undefined;
  /** Route being read. */
  from?: string | undefined;
  /** How many hits are needed; all there are without it. */
  limit?: number | undefined;
}

/** What the worker answers, with the id of the request. */
export type SearchReply = SearchAnswer | { id: number; error: string };

export interface SearchAnswer {
  id: number;
  hits: SearchHit[];
  total: number;
  suggestions?: string[];
  /** Whether a better answer follows, once the synonyms have come. */
  isProvisional?: boolean;
}

/** The text at an address; rejects when it cannot be had. */
type FetchText = (url: string) => Promise<string>;

/** Milliseconds that questions wait for the synonyms, which are a twentieth of the index. */
const maxSynonymWait = 1000;

/** Milliseconds before the second, third and fourth try to fetch the synonyms. */
const retryPauses = [2000, 4000, 6000];

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
  let lastId: number | undefined;
  let current: { url: string; loading: ReturnType<typeof load> } | undefined;

  const load = async (url: string): Promise<{ records: SearchRecord[]; index: SearchIndex }> => {
    const records = parseRecords(await fetchText(url));
    return { records, index: buildSearchIndex(records) };
  };

  const loadOnce = (url: string): ReturnType<typeof load> => {
    if (current?.url === url) return current.loading;
    const started = { url, loading: load(url) };
    current = started;
    started.loading.catch(() => {
      if (current === started) current = undefined;
    });
    return started.loading;
  };

  /** Resolves when the synonyms are here or are not to be waited for. */
  const waitForSynonyms = (loading: Promise<unknown>): Promise<unknown> => {
    synonymWait ??= new Promise((resolve) => setTimeout(resolve, maxSynonymWait));
    return Promise.race([loading.catch(() => undefined), synonymWait]);
  };

  return async ({ id, indexUrl, query, ...options }, onBetter) => {
    const isEmpty = !query.trim();
    if (!isEmpty) lastId = id;
    try {
      const loading = loadOnce(indexUrl);
      const loadingSynonyms = loader.load();
      const [site] = await Promise.all([loading, waitForSynonyms(loadingSynonyms)]);
      if (isEmpty) return { id, hits: [], total: 0 };
      const answer = (synonyms: Synonyms): SearchAnswer => {
        const found = answerQuery(query, { ...site, synonyms }, options);
        if (found.total > 0) return { id, ...found };
        return { id, ...found, suggestions: suggestNames(query, listNames(site.records)) };
      };
      if (loader.synonyms) return answer(loader.synonyms);
      loadingSynonyms.then(
        (synonyms) => lastId === id && onBetter?.(answer(synonyms)),
        () => undefined,
      );
      return { ...answer(noSynonyms), isProvisional: true };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

export interface SynonymLoader {
  /** Undefined until they have come. */
  readonly synonyms: Synonyms | undefined;
  /**
   * Fetches them unless they are here or on their way, a few times if need be. A question after the
   * last try has failed begins again.
   * @throws whatever the last try failed with
   */
  load(): Promise<Synonyms>;
}

/** Fetches the words that mean the same. Search works without them until they come. */
export function createSynonymLoader(fetchText: FetchText, url: string): SynonymLoader {
  let synonyms: Synonyms | undefined;
  let loading: Promise<Synonyms> | undefined;

  const tryToFetch = async (failures = 0): Promise<Synonyms> => {
    try {
      synonyms = createSynonyms(parseSynonyms(await fetchText(url)));
      return synonyms;
    } catch (error) {
      const pause = retryPauses[failures];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return tryToFetch(failures + 1);
    }
  };

  return {
    get synonyms() {
      return synonyms;
    },
    load() {
      loading ??= tryToFetch().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}

/**
 * What a fetched site/synonyms.json holds.
 * @throws Error unless it has the form of that file: a host may answer with a page of its own.
 */
export function parseSynonyms(json: string): SynonymTable {
  const value: unknown = JSON.parse(json);
  if (!isTable(value)) throw new Error('The synonyms are not lists of words.');
  return value;
}

function isTable(value: unknown): value is SynonymTable {
  if (typeof value !== 'object' || value === null) return false;
  const { same, leadsTo } = value as Partial<SynonymTable>;
  return (
    Array.isArray(same) &&
    same.every(isListOfWords) &&
    typeof leadsTo === 'object' &&
    leadsTo !== null &&
    Object.values(leadsTo).every(isListOfWords)
  );
}

const isListOfWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((word: unknown) => typeof word === 'string');
