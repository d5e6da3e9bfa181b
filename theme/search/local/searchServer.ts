import type { Facet } from '../facets';
import type { SearchHit } from '../SearchProvider';
import { answerQuery, type LocalSearch } from './answerQuery';
import { noSynonyms, createSynonyms, type Synonyms, type SynonymTable } from '../ranking/synonyms';
import { suggestNames, listNames } from '../ranking/nameSuggestions';
import { buildSearchIndex } from '../ranking/searchIndex';
import { parseRecords } from './parseRecords';
import { warmUp } from './warmUp';

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

/** Milliseconds before the second, third and fourth try: a host may have lost the file. */
const pauses = [2000, 4000, 6000];

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
      return (synonyms = createSynonyms(parseSynonyms(await fetchText(url))));
    } catch (error) {
      const pause = pauses[failures];
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

/** The address's text; rejects when it cannot be had. */
export type FetchText = (url: string) => Promise<string>;
