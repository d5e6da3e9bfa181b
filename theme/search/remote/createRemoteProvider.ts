import type { RemoteSearch } from '../../../site/searchSettings';
import { rememberAnswers } from '../answerCache';
import { maxHits, type SearchHit } from '../../../search/SearchHit';
import type { SearchGroup, SearchProvider } from '../SearchProvider';
import { createWordPattern, readHit } from './remoteHit';

export interface RemoteProviderOptions extends RemoteSearch {
  /** Language of the page that asks. */
  lang: string;
  /** Address of this site's home page, with a slash at the end. */
  home: string;
  /** Milliseconds after which an answer is no longer waited for; by default as for our own index. */
  timeout?: number;
}

/**
 * Queries the other indexes of a service. A failure is logged and finds nothing; nothing that
 * the service answers is trusted.
 */
export function createRemoteProvider({
  url,
  indexes,
  lang,
  home,
  timeout = 10_000,
}: RemoteProviderOptions): SearchProvider {
  const none = indexes.map(({ value: index, isCurrent = false }): SearchGroup => ({
    index,
    isCurrent,
    hits: [],
  }));

  const ask = async (query: string, signal: AbortSignal): Promise<SearchGroup[]> => {
    const response = await fetch(getAddress({ url, indexes }, query, lang), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
    const answer = readAnswer(await response.json());
    const pattern = createWordPattern(query);
    return none.map((group) => {
      const hits = new Map<string, SearchHit>();
      for (const found of answer.get(group.index)?.slice(0, maxHits) ?? []) {
        const hit = readHit(found, { isCurrent: group.isCurrent, home, pattern, lang });
        if (hit && !hits.has(hit.href)) hits.set(hit.href, hit);
      }
      return { ...group, hits: [...hits.values()] };
    });
  };

  const { search } = rememberAnswers({
    async search(query, { signal }) {
      if (!query) return none;
      try {
        return await ask(query, signal);
      } catch (error) {
        signal.throwIfAborted();
        // eslint-disable-next-line no-console -- the operator of the service has to see it.
        console.error('Remote search:', error);
        return none.map((group) => ({ ...group, hasFailed: true }));
      }
    },
  });
  // It has no parts of this site: narrowed to one, it is not asked again.
  return { search: (query, { signal }) => search(query, { signal }) };
}

function getAddress({ url, indexes }: RemoteSearch, query: string, lang: string): URL {
  const address = new URL(url);
  address.searchParams.set('keyword', query);
  address.searchParams.set('limit', `${maxHits}`);
  address.searchParams.set('searchIndexes', indexes.map(({ value }) => value).join(','));
  address.searchParams.set('lang', lang);
  return address;
}

/**
 * The hits of each index in an answer, as they came: a list of groups, each with `index` and `hits`.
 * @throws Error when the answer is no list.
 */
function readAnswer(answer: unknown): Map<string, unknown[]> {
  if (!Array.isArray(answer)) throw new Error('The search service answered without a list.');
  const groups = answer.flatMap((group: { index?: unknown; hits?: unknown } | null) =>
    typeof group?.index === 'string' && Array.isArray(group.hits)
      ? [[group.index, group.hits] as const]
      : [],
  );
  return new Map(groups);
}

/** A provider with the groups it answers in. */
export interface SearchPart {
  provider: SearchProvider;
  groups: readonly Pick<SearchGroup, 'index' | 'isCurrent'>[];
}

/**
 * Several providers as one, which answers with the groups of all, in order. None waits for another:
 * each answer is reported as it comes, and one that fails leaves its groups empty.
 */
export function joinProviders(parts: readonly SearchPart[]): SearchProvider {
  // On show until an index answers the next question.
  const last = parts.map(({ groups }) =>
    groups.map((group): SearchGroup => ({ ...group, hits: [] })),
  );

  return {
    async search(query, { onProgress, ...options }) {
      const answers = last.map((groups) =>
        groups.map((group): SearchGroup => ({ ...group, isPending: true })),
      );
      await Promise.all(
        parts.map(async ({ provider, groups }, position) => {
          const answered = await provider.search(query, options).catch(() => undefined);
          options.signal.throwIfAborted();
          const settled = groups.map((group): SearchGroup => {
            const found = answered?.find(({ index }) => index === group.index);
            return found ?? { ...group, hits: [], hasFailed: answered === undefined };
          });
          last[position] = settled;
          answers[position] = settled;
          onProgress?.(answers.flat());
        }),
      );
      return answers.flat();
    },
  };
}
