import { describe, expect, it } from '@rstest/core';
import {
  checkOldAddresses,
  collectPrintedAddresses,
  type PrintedAddress,
} from '../../../../../build/check/content/oldAddresses';
import { parseJson } from '../../../../../build/read/located';
import { readPage } from '../../../../../build/read/page';
import type { SitePage } from '../../../../../build/check/site';

const page = (file: string, route: string, body: string): [string, SitePage] => [
  route,
  { file, route, language: 'en', isFragment: false, parsed: readPage(body) },
];
const routes = new Map([
  page('en/new.mdx', '/new', '# New\n\n## Kept\n\n## Another name\n'),
  page('zh/new.mdx', '/zh/new', '# 新\n\n## 保留 {#kept}\n\n## 另一个名字 {#another-name}\n'),
  page('en/b.mdx', '/b', '<a'),
  page('en/guide/index.mdx', '/guide/', '# Guide\n\n<span id="word">A word</span>\n'),
]);
const site = {
  files: new Set<string>(),
  pages: new Map(routes),
  routes,
  titles: new Map(),
  hosts: new Map(),
};

const check = (pages: object, ids: object = {}, printed: PrintedAddress[] = []) =>
  checkOldAddresses(parseJson(JSON.stringify({ pages, ids }, undefined, 1)), printed, site, []).map(
    ({ line, message, hint }) => `${line}: ${message} ${hint}`,
  );

describe('old addresses', () => {
  it('lead to pages, to headings, and to passages of other pages', () => {
    expect(
      check(
        { '/old': '/new#kept', '/new': '/new', '/guide': '/guide/' },
        { '/new': { kept: 'kept', name: 'another-name', word: '/guide/#word' }, '/b': { a: 'b' } },
      ),
    ).toEqual([]);
  });

  it('say which file has lost a heading, whose address it was, and what to do', () => {
    expect(check({}, { '/new': { name: 'an-other-name' } })).toEqual([
      '5: People have the address `/new#name`, and it leads to `#an-other-name` of `en/new.mdx`, which is ' +
        'not there. Did you mean `#another-name`? Write here the id of the passage that answers now, or ' +
        'give a heading the old one: `## Its words {#an-other-name}`.',
      expect.stringContaining('`zh/new.mdx`'),
    ]);
  });

  it('answer where people shorten the address of a page, and where a page was', () => {
    const deep = page('en/api/a/b.mdx', '/api/a/b', '# B\n');
    const withFolder = { ...site, routes: new Map([...routes, deep]) };
    const issues = checkOldAddresses(
      parseJson('{ "pages": { "/api": "/api/a/b" } }'),
      [],
      withFolder,
      ['/new', '/renamed'],
    );
    expect(issues.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'Nothing answers at `/api/a`.'],
      ['warning', 'Nothing answers at `/renamed`.'],
    ]);
  });

  it.each([
    ['a page that is not there', { '/old': '/nwe' }, {}, 'Did you mean `/new`?'],
    ['a passage that is gone', { '/old': '/guide/#wrd' }, {}, '`/old`, and it leads to `#wrd`'],
    ['a path with a pattern', { '/old/*': '/new' }, {}, 'This is no path'],
    ['where a page is', { '/new': '/guide/' }, {}, '`en/new.mdx` is at `/new`'],
    ['a page that is gone', { '/gone': '/gone' }, {}, '`/gone` leads to itself, where no page is'],
    ['ids of no page', {}, { '/gone': {} }, 'leads to `/gone`, where no page is'],
    ['an id of the page itself', {}, { '/new': { kept: 'another-name' } }, 'of its own'],
    ['what is no heading', {}, { '/guide/': { old: 'word' } }, '`/guide/#old`'],
    ['another page that went', {}, { '/new': { old: '/gone#x' } }, '`/new#old` leads to `/gone`'],
  ])('must not name %s', (_, pages, ids, message) => {
    const issues = check(pages, ids);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues[0]).toContain(message);
  });

  it('answer what packages print', () => {
    const file = '@rslib/core/dist/index.js';
    const print = (address: string) =>
      check({ '/old': '/new' }, { '/new': { name: 'another-name' } }, [{ file, address }]);
    expect(['/new', '/new#name', '/old/#kept', '/guide#word'].flatMap(print)).toEqual([]);
    expect(print('/nope')).toEqual([
      `1: \`${file}\` prints \`https://rslib.rs/nope\`, which nothing answers. ` +
        'Add `"/nope"` to `pages`, with the page that answers.',
    ]);
    expect(print('/old#gone')).toEqual([expect.stringContaining('to the `ids` of `/new`')]);
  });
});

it('the addresses that the installed tool prints are found', () => {
  const printed = collectPrintedAddresses('node_modules');
  expect(printed).toContainEqual({
    file: 'rsbuild-plugin-dts/dist/apiExtractor.js',
    address: '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib',
  });
  expect(printed.map(({ address }) => address)).toContain('/config/lib/dts#dtsbundle');
});
