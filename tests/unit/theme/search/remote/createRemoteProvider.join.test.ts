import { expect, it } from '@rstest/core';
import { joinProviders } from '../../../../../theme/search/remote/createRemoteProvider';
import type { SearchHit } from '../../../../../search/SearchHit';
import type { SearchGroup, SearchProvider } from '../../../../../theme/search/SearchProvider';

const createHit = (href: string): SearchHit => ({
  href,
  title: { text: href, marks: [] },
  excerpt: { text: '', marks: [] },
  page: { href, title: href, trail: [] },
  lang: 'en',
});

/** A provider of one index that answers each question when told to. */
function createPart(index: string, isCurrent = false) {
  const waiting: { resolve: (hits: SearchHit[]) => void; reject: (error: unknown) => void }[] = [];
  const provider: SearchProvider = {
    search: async () => {
      const hits = await new Promise<SearchHit[]>((resolve, reject) =>
        waiting.push({ resolve, reject }),
      );
      return [{ index, isCurrent, hits }];
    },
  };
  return { part: { provider, groups: [{ index, isCurrent }] }, waiting };
}

function createBench() {
  const local = createPart('local', true);
  const remote = createPart('rsbuild');
  const reports: SearchGroup[][] = [];
  const joined = joinProviders([local.part, remote.part]);
  const controller = new AbortController();
  const ask = (query: string) =>
    joined.search(query, {
      signal: controller.signal,
      onProgress: (groups) => reports.push(groups),
    });
  return { local, remote, reports, ask, controller };
}

const one = [createHit('/one')];
const two = [createHit('https://rsbuild.rs/two')];

it('keeps the hits of the question before on show until there are others', async () => {
  const { local, remote, reports, ask } = createBench();
  const first = ask('x');
  local.waiting[0]?.resolve(one);
  remote.waiting[0]?.resolve(two);
  await first;
  const second = ask('xy');
  local.waiting[1]?.resolve([]);
  remote.waiting[1]?.resolve([]);
  await second;
  expect(reports[2]).toEqual([
    { index: 'local', isCurrent: true, hits: [] },
    { index: 'rsbuild', isCurrent: false, hits: two, isPending: true },
  ]);
});
