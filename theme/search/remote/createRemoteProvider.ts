import type { RemoteSearch } from '../../../site/searchSettings';
import { rememberAnswers } from '../answerCache';
import { maxHits, type SearchGroup, type SearchHit, type SearchProvider } from '../SearchProvider';
import { createRemoteHit, createWordPattern, readDocument } from './remoteHit';

export interface RemoteProviderOptions extends RemoteSearch {
  /** Language of the page that asks. */
  lang: string;
  /** Address of this site's home page, with a slash at the end. */
  home: string;
  /** Milliseconds after which an answer is no longer waited for. */
  timeout?: number;
}

/** A hundred whole pages; more is a mistake or an attack. */
const maxBytes = 5_000_000;
/** As for the index of this site. */
const defaultTimeout = 10_000;

/**
 * Asks a service for other indexes. A failure is logged and finds nothing; nothing that
 * the service answers is trusted.
 */
export function createRemoteProvider({
  url,
  indexes,
  lang,
  home,
  timeout = defaultTimeout,
}: RemoteProviderOptions): SearchProvider {
  const ask = async (query: string, signal: AbortSignal): Promise<SearchGroup[]> => {
    const response = await fetch(getAddress(url, query, indexes, lang), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
    const answer = readAnswer(await readJson(response, maxBytes));
    const pattern = createWordPattern(query);
    return indexes.map(({ value: index, isCurrent = false }) => {
      const hits = new Map<string, SearchHit>();
      for (const found of answer.get(index)?.slice(0, maxHits) ?? []) {
        const document = readDocument(found, { isCurrent, home });
        if (!document) continue;
        const hit = createRemoteHit(document, pattern, lang);
        if (!hits.has(hit.href)) hits.set(hit.href, hit);
      }
      return { index, isCurrent, hits: [...hits.values()] };
    });
  };

  const provider: SearchProvider = {
    async search(query, { signal }) {
      const none = indexes.map(({ value: index, isCurrent = false }): SearchGroup => ({
        index,
        isCurrent,
        hits: [],
      }));
      if (!query) return none;
      try {
        return await ask(query, signal);
      } catch (error) {
        signal.throwIfAborted();
        // eslint-disable-next-line no-console -- whoever runs the service has to see it.
        console.error('Remote search:', error);
        return none.map((group) => ({ ...group, hasFailed: true }));
      }
    },
  };
  // It is told neither the part of this site nor the page that the reader is on.
  return rememberAnswers(provider, (query) => query);
}

function getAddress(
  url: string,
  query: string,
  indexes: RemoteSearch['indexes'],
  lang: string,
): URL {
  const address = new URL(url);
  address.searchParams.set('keyword', query);
  address.searchParams.set('limit', `${maxHits}`);
  address.searchParams.set('searchIndexes', indexes.map(({ value }) => value).join(','));
  address.searchParams.set('lang', lang);
  return address;
}

/**
 * The hits of each index in an answer, as they came: a list of groups, each with `index` and `hits`
 *. Of what is no such group nothing is taken.
 * @throws Error when the answer is no list.
 */
export function readAnswer(answer: unknown): Map<string, unknown[]> {
  if (!Array.isArray(answer)) throw new Error('The search service answered without a list.');
  const groups = new Map<string, unknown[]>();
  for (const group of answer as unknown[]) {
    if (typeof group !== 'object' || group === null) continue;
    const { index, hits } = group as { index?: unknown; hits?: unknown };
    if (typeof index !== 'string' || !Array.isArray(hits) || groups.has(index)) continue;
    groups.set(index, hits);
  }
  return groups;
}

/**
 * The value of a body of JSON.
 * @throws Error when it is longer than `maxBytes`, which then is not read to its end, or no JSON.
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('The search service answered with nothing.');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw new Error(`The search service answered with more than ${maxBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
