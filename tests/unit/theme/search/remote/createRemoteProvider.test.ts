import { afterEach, beforeEach, expect, it, rs } from '@rstest/core';
import type { SearchHit } from '../../../../../search/SearchHit';
import {
  createRemoteProvider,
  joinProviders,
} from '../../../../../theme/search/remote/createRemoteProvider';
import type { SearchGroup } from '../../../../../theme/search/SearchProvider';
import { type SearchService, startSearchService } from '../../../../support/startSearchService';

const { signal } = new AbortController();
const indexes = [
  { value: 'rsbuild', label: 'Rsbuild' },
  { value: 'rspack', label: 'Rspack' },
];
const createHit = (name: string) => ({ title: name, link: `https://rsbuild.rs/${name}` });

let service: SearchService;
let logged: unknown[][];

beforeEach(async () => {
  service = await startSearchService();
  logged = [];
  rs.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void logged.push(line));
});
afterEach(async () => {
  rs.restoreAllMocks();
  await service.close();
});

const createProvider = (timeout?: number) =>
  createRemoteProvider({
    url: `${service.url}?token=1`,
    indexes,
    lang: 'zh',
    home: 'https://rslib.rs/',
    ...(timeout !== undefined && { timeout }),
  });

const empty = [
  { index: 'rsbuild', isCurrent: false, hits: [] },
  { index: 'rspack', isCurrent: false, hits: [] },
];
const failed = empty.map((group) => ({ ...group, hasFailed: true }));

it('asks for what was typed, without cookies, next to what the address has', async () => {
  service.answer = () => ({ body: '[]' });
  await createProvider().search('a b&c=d', { signal });
  const search = '?token=1&keyword=a+b%26c%3Dd&limit=100&searchIndexes=rsbuild%2Crspack&lang=zh';
  expect(service.requests).toMatchObject([{ method: 'GET', search, cookie: undefined }]);
});

it('answers with a group for each index, in its own order, a hit once', async () => {
  const hits = [createHit('a'), createHit('b'), createHit('a'), { title: 'x' }, null];
  service.answer = () => ({
    body: JSON.stringify([
      { index: 'local', hits: [createHit('not asked for')] },
      { index: 'rspack', hits },
    ]),
  });
  const groups = await createProvider().search('a', { signal });
  expect(groups.map(({ index, isCurrent }) => [index, isCurrent])).toEqual([
    ['rsbuild', false],
    ['rspack', false],
  ]);
  expect(groups.map((group) => group.hits.map(({ href }) => href))).toEqual([
    [],
    ['https://rsbuild.rs/a', 'https://rsbuild.rs/b'],
  ]);
  expect(logged).toEqual([]);
});

it('remembers answers, not failures', async () => {
  const provider = createProvider();
  service.answer = () => ({ status: 503, body: '' });
  expect(await provider.search('a', { signal })).toEqual(failed);
  service.answer = () => ({ body: '[]' });
  const first = await provider.search('a', { signal });
  expect(first).toEqual(empty);
  expect(await provider.search('a', { signal })).toBe(first);
  expect(service.requests).toHaveLength(2);
});

it.each([
  ['an error', { status: 500, body: '[]' }, /answered 500/],
  ['a page', { body: '<!doctype html><title>Sign in</title>' }, /JSON/],
  ['half an answer', { body: '[{"index":"rsbuild","hi' }, /JSON/],
  ['nothing', { body: '' }, /JSON/],
  ['another shape', { body: '{"hits":[]}' }, /without a list/],
  [
    'a redirect to where nobody is',
    { status: 302, body: '', location: 'http://127.0.0.1:1/' },
    /fetch failed/,
  ],
])('%s is logged once and finds nothing', async (_, answer, reason) => {
  service.answer = () => answer;
  expect(await createProvider().search('a', { signal })).toEqual(failed);
  expect(logged).toEqual([
    ['Remote search:', expect.objectContaining({ message: expect.stringMatching(reason) })],
  ]);
});

it('a service that is not there is logged and finds nothing', async () => {
  const provider = createProvider();
  await service.close();
  expect(await provider.search('a', { signal })).toEqual(failed);
  expect(logged).toHaveLength(1);
  service = await startSearchService();
});

it('gives up an answer that does not come', async () => {
  service.answer = () => undefined;
  expect(await createProvider(50).search('a', { signal })).toEqual(failed);
  expect(logged).toEqual([['Remote search:', expect.objectContaining({ name: 'TimeoutError' })]]);
});

it('joined, providers keep the hits of the question before on show until there are others', async () => {
  const createPart = (index: string, isCurrent: boolean, ...answers: SearchHit[][]) => ({
    provider: { search: async () => [{ index, isCurrent, hits: answers.shift() ?? [] }] },
    groups: [{ index, isCurrent }],
  });
  const [one, two] = ['/one', 'https://rsbuild.rs/two'].map((href) => [{ href } as SearchHit]);
  const joined = joinProviders([
    createPart('local', true, one ?? []),
    createPart('rsbuild', false, two ?? []),
  ]);
  await joined.search('x', { signal });
  const reports: SearchGroup[][] = [];
  await joined.search('xy', { signal, onProgress: (groups) => reports.push(groups) });
  expect(reports[0]).toEqual([
    { index: 'local', isCurrent: true, hits: [] },
    { index: 'rsbuild', isCurrent: false, hits: two, isPending: true },
  ]);
});
