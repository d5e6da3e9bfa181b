import { expect, it } from '@rstest/core';
import {
  listRedirects,
  type RedirectInput,
} from '../../../../../build/publish/hostFiles/redirects';

function list(input: Partial<RedirectInput>) {
  return listRedirects({
    routes: ['/', '/guide/start/', '/guide/two', '/zh/', '/zh/guide/two'],
    oldPages: {},
    ...input,
  }).map(({ from, to }) => `${from} ${to}`);
}

it('leads every page of the default language from its prefixed address, with and without slash', () => {
  expect(list({}).sort()).toEqual([
    '/en /',
    '/en/ /',
    '/en/guide/start /guide/start/',
    '/en/guide/start/ /guide/start/',
    '/en/guide/two /guide/two',
    '/en/guide/two/ /guide/two',
  ]);
});

it('keeps a page and a folder of one name apart', () => {
  const lines = list({ routes: ['/', '/x', '/x/'] });
  expect(lines).toContain('/en/x /x');
  expect(lines).toContain('/en/x/ /x/');
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

it('adds old pages, to an anchor too, in every language', () => {
  const oldPages = { '/old': '/guide/two#part', '/guide/start': '/guide/start/' };
  const lines = list({ oldPages });
  expect(lines).toEqual(
    expect.arrayContaining([
      '/old /guide/two#part',
      '/old/ /guide/two#part',
      '/zh/old /zh/guide/two#part',
      '/zh/guide/start /zh/guide/start/',
    ]),
  );
  expect(lines).not.toContain('/guide/start /guide/start/');
});

it('keeps to what hosts read: old addresses first, then as many pages as there is room for', () => {
  const routes = Array.from({ length: 1500 }, (_, index) => `/p${index}`);
  const lines = list({ routes, oldPages: { '/old': '/p7' } });
  expect(lines).toHaveLength(2000);
  expect(lines.slice(0, 4)).toEqual(['/old /p7', '/zh/old /zh/p7', '/old/ /p7', '/zh/old/ /zh/p7']);
  expect(lines).toContain('/en/p1499 /p1499');
});
