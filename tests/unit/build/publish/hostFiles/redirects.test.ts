import { describe, expect, it } from '@rstest/core';
import {
  listRedirects,
  type RedirectInput,
} from '../../../../../build/publish/hostFiles/redirects';

function list(input: Partial<RedirectInput>) {
  return listRedirects({
    routes: ['/', '/guide/start/', '/guide/two', '/zh/', '/zh/guide/two'],
    redirects: [],
    defaultLanguage: 'en',
    otherLanguages: ['zh'],
    warn: (text) => expect(text).toBe('no warning'),
    ...input,
  }).map(({ from, to }) => `${from} ${to}`);
}

describe('listRedirects', () => {
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

  it('reports every fault of the table at once', () => {
    const redirects = [
      { from: '/gone', to: '/nowhere' },
      { from: '/guide/two/', to: '/guide/start/' },
      { from: '/a', to: '/guide/two' },
      { from: '/a', to: '/guide/two' },
      { from: '/b/*', to: '/guide/two' },
    ] as const;
    expect(() => list({ redirects })).toThrow(
      [
        '[hostFiles] site/redirects.ts',
        '/gone: no page is built at /nowhere; give the address of one.',
        '/guide/two/: a page is built at this address; delete the line.',
        '/a: stands twice; delete one line.',
        '/b/*: write a plain path without "?", "#", "*" or ":".',
      ].join('\n  '),
    );
  });

  it('keeps to what hosts read: old addresses first, then as many pages as there is room for', () => {
    const routes = Array.from({ length: 1500 }, (_, index) => `/p${index}`);
    const warnings: string[] = [];
    const warn = (text: string) => warnings.push(text);
    const lines = list({ routes, redirects: [{ from: '/old', to: '/p7' }], warn });
    expect(lines).toHaveLength(2000);
    expect(lines.slice(0, 2)).toEqual(['/old /p7', '/old/ /p7']);
    expect(lines).toContain('/en/p1499 /p1499');
    expect(warnings).toEqual([
      '3002 redirects are needed and hosts read 2000: 1002 addresses with /en/ are left to scripts, ' +
        'the first /en/p498/. Delete addresses of site/redirects.ts that nobody follows any more, ' +
        'or add these at the host.',
    ]);
  });
});
