import { ownIndex } from '../../../site/searchSettings';
import { firstHits, type SearchGroup, type SearchProvider } from '../SearchProvider';
import type { SearchReply, SearchRequest } from './searchServer';

/** The part of a `Worker` that is used. */
export interface SearchWorker {
  postMessage(request: SearchRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<SearchReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface LocalProviderOptions {
  /** Address of the framework's index; without one every question fails. */
  indexUrl: string | undefined;
  createWorker: () => SearchWorker;
  /** Milliseconds after which a question, and the worker with it, is given up. */
  timeout?: number;
}

type Answer = Pick<SearchGroup, 'hits' | 'total' | 'suggestions'>;

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
}

const tooLong = 'The search took too long.';

/** An index that never answers gets a message by then. */
const defaultTimeout = 10_000;

/** Searches this site in a worker, which is started by the first question and restarted if it dies. */
export function createLocalProvider({
  indexUrl,
  createWorker,
  timeout = defaultTimeout,
}: LocalProviderOptions): SearchProvider {
  const pending = new Map<number, Pending>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  const settle = (id: number): Pending | undefined => {
    const request = pending.get(id);
    clearTimeout(request?.timer);
    pending.delete(id);
    return request;
  };

  const giveUp = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const id of [...pending.keys()]) settle(id)?.reject(new Error(reason));
  };

  const startWorker = (): SearchWorker => {
    const started = createWorker();
    started.onmessage = ({ data }) => {
      const request = settle(data.id);
      if ('hits' in data) request?.resolve(data);
      else request?.reject(new Error(data.error));
    };
    started.onerror = () => giveUp('The search worker failed.');
    return started;
  };

  const ask = (question: Omit<SearchRequest, 'id'>, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= startWorker();
      const id = ++lastId;
      const timer = setTimeout(() => {
        // What only made ready does not end the question that came after it.
        if (lastId > id && pending.has(lastId)) settle(id)?.reject(new Error(tooLong));
        else giveUp(tooLong);
      }, timeout);
      pending.set(id, { resolve, reject, timer });
      signal?.addEventListener('abort', () => settle(id)?.reject(signal.reason), { once: true });
      worker.postMessage({ id, ...question });
    });

  return {
    async search(query, { signal, facet }): Promise<SearchGroup[]> {
      signal.throwIfAborted();
      if (!indexUrl) throw new Error('This build has no search index.');
      const question = { indexUrl, query, facet };
      const { hits, total, suggestions } = await ask({ ...question, limit: firstHits }, signal);
      const loadHits = async () => (await ask(question)).hits;
      return [{ index: ownIndex, isCurrent: true, hits, total, loadHits, suggestions }];
    },
  };
}

export interface IndexAddressOptions {
  /** The framework's `searchIndexHash`: content hash per `<version>###<language>`. */
  hashes: Readonly<Record<string, string>>;
  version: string;
  language: string;
  /** Searched where `language` has no index: none of its pages is translated yet. */
  fallbackLanguage: string;
}

/**
 * Path of the index for a page, without base: `/static/search_index.en.1a2b3c4d.json`. `undefined`
 * where the build has none.
 */
export function findIndexAddress({
  hashes,
  version,
  language,
  fallbackLanguage,
}: IndexAddressOptions): string | undefined {
  for (const lang of [language, fallbackLanguage]) {
    const hash = hashes[`${version}###${lang}`];
    if (!hash) continue;
    // The framework names the file so, replacing the first dot of a version only.
    const parts = [version.replace('.', '_'), lang, hash].filter(Boolean);
    return `/static/search_index.${parts.join('.')}.json`;
  }
  return undefined;
}
