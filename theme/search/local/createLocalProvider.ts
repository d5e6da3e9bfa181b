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
  /** Milliseconds after which a question is given up, and a worker that has no other. */
  timeout?: number;
}

type Answer = Pick<SearchGroup, 'hits' | 'total' | 'suggestions'>;

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Searches this site in a worker, which is started by the first question and restarted if it dies. */
export function createLocalProvider({
  indexUrl,
  createWorker,
  timeout = 10_000,
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

  const stopWorker = () => {
    worker?.terminate();
    worker = undefined;
  };

  const startWorker = (): SearchWorker => {
    const started = createWorker();
    started.onmessage = ({ data }) => {
      const request = settle(data.id);
      if ('hits' in data) request?.resolve(data);
      else request?.reject(new Error(data.error));
    };
    started.onerror = () => {
      stopWorker();
      for (const id of pending.keys()) settle(id)?.reject(new Error('The search worker failed.'));
    };
    return started;
  };

  const ask = (question: Omit<SearchRequest, 'id'>, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= startWorker();
      const id = ++lastId;
      const timer = setTimeout(() => {
        settle(id)?.reject(new Error('The search took too long.'));
        if (pending.size === 0) stopWorker();
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
