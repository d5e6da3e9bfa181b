import { expect, it } from '@rstest/core';
import {
  createLocalProvider,
  type SearchWorker,
} from '../../../../../theme/search/local/createLocalProvider';
import type { SearchHit } from '../../../../../search/SearchHit';
import type { SearchReply, SearchRequest } from '../../../../../theme/search/local/searchServer';

/** A provider over workers that do nothing by themselves: a test answers for them. */
function createBench(timeout = 10_000) {
  const workers: (SearchWorker & { requests: SearchRequest[]; isTerminated: boolean })[] = [];
  const provider = createLocalProvider({
    indexUrl: '/index.json',
    timeout,
    createWorker: () => {
      const worker = {
        requests: [] as SearchRequest[],
        isTerminated: false,
        onmessage: null,
        onerror: null,
        postMessage: (request: SearchRequest) => worker.requests.push(request),
        terminate: () => {
          worker.isTerminated = true;
        },
      } as (typeof workers)[number];
      workers.push(worker);
      return worker;
    },
  });
  const reply = (worker: SearchWorker | undefined, data: SearchReply) =>
    worker?.onmessage?.({ data } as MessageEvent<SearchReply>);
  return { provider, workers, reply };
}

const { signal } = new AbortController();

it('starts its worker with the first question only, and keeps it', async () => {
  const { provider, workers, reply } = createBench();
  expect(workers).toHaveLength(0);
  const first = provider.search('a', { signal });
  const second = provider.search('ab', { signal });
  expect(workers[0]?.requests).toEqual([
    { id: 1, indexUrl: '/index.json', query: 'a', limit: 7 },
    { id: 2, indexUrl: '/index.json', query: 'ab', limit: 7 },
  ]);
  reply(workers[0], { id: 2, hits: [], total: 0 });
  reply(workers[0], { id: 1, hits: [], total: 0 });
  const group = { index: 'local', isCurrent: true, hits: [], total: 0 };
  expect(await Promise.all([first, second])).toMatchObject([[group], [group]]);
  expect(workers).toHaveLength(1);
});

it('asks for the first hits, and for the others when they are wanted', async () => {
  const { provider, workers, reply } = createBench();
  const search = provider.search('a', { signal, facet: 'guide' });
  reply(workers[0], { id: 1, hits: [], total: 9 });
  const [group] = await search;
  const all = group?.loadHits?.();
  const question = { indexUrl: '/index.json', query: 'a', facet: 'guide' };
  expect(workers[0]?.requests).toEqual([
    { id: 1, ...question, limit: 7 },
    { id: 2, ...question },
  ]);
  const hits = [{ href: '/one' }] as SearchHit[];
  reply(workers[0], { id: 2, hits, total: 9 });
  expect(await all).toBe(hits);
  const failing = group?.loadHits?.();
  reply(workers[0], { id: 3, error: 'The search index answered 500.' });
  await expect(failing).rejects.toThrow('500');
});

it('gives a silent worker up and starts another', async () => {
  const { provider, workers, reply } = createBench(5);
  await expect(provider.search('a', { signal })).rejects.toThrow('The search took too long.');
  expect(workers[0]?.isTerminated).toBe(true);
  const next = provider.search('a', { signal });
  reply(workers[1], { id: 2, hits: [], total: 0 });
  await expect(next).resolves.toHaveLength(1);
});

it('gives a broken worker up with all that waits for it', async () => {
  const { provider, workers, reply } = createBench();
  const waiting = [provider.search('a', { signal }), provider.search('b', { signal })];
  workers[0]?.onerror?.({} as ErrorEvent);
  for (const search of waiting) await expect(search).rejects.toThrow('The search worker failed.');
  const next = provider.search('c', { signal });
  expect(workers).toHaveLength(2);
  reply(workers[1], { id: 3, hits: [], total: 0 });
  await expect(next).resolves.toHaveLength(1);
});
