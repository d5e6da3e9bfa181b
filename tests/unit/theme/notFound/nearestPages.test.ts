import { describe, expect, it, test } from '@rstest/core';
import { findOldAddress, listNearestPages } from '../../../../theme/notFound/nearestPages';

test('an old address redirects, with its query and hash', () => {
  const pages = ['/', '/new/', '/zh/', '/zh/new/'].map((routePath) => ({ routePath }));
  const oldPages = { '/old': '/new/', '/part': '/new/#part', '/new': '/new/' };
  const at = (pathname: string) =>
    findOldAddress({ pathname, search: '?a=1', hash: '#here' }, pages, oldPages);
  expect(at('/old/')).toBe('/new/?a=1#here');
  expect(at('/zh/part')).toBe('/zh/new/?a=1#part');
  expect(at('/zh/new')).toBe('/zh/new/?a=1#here');
  expect(at('/new/')).toBeUndefined();
  expect(at('/older')).toBeUndefined();
});

test('an address that was mistyped or pasted with more leads to its page', () => {
  const pages = ['/', '/guide/start/', '/guide/CLI'].map((routePath) => ({ routePath }));
  const at = (pathname: string) => findOldAddress({ pathname, search: '', hash: '#a' }, pages, {});
  for (const path of ['//guide/CLI', '/guide//cli', '/guide/cli).', '/guide/CLI/index.html']) {
    expect(at(path)).toBe('/guide/CLI#a');
  }
  const ends = '%60 %22, %E3%80%82 %EF%BC%8C%E8%AF%A6 .html). %3E %20 /). .htm .mdx .md)'.split(
    ' ',
  );
  for (const end of ends) {
    expect(at(`/guide/CLI${end}`)).toBe('/guide/CLI#a');
  }
  expect(at('/guide/start')).toBe('/guide/start/#a');
  expect(at('/guide/start/).')).toBe('/guide/start/#a');
  expect(at('/%F0%9F%98%80')).toBeUndefined();
  expect(at('/guide/cli/more')).toBeUndefined();
  expect(at('/%E0%A4%A')).toBeUndefined();
  expect(at('/guide/start/')).toBeUndefined();
  expect(at('//host.example/')).toBeUndefined();
});

test('a language with its region leads to the page in that language', () => {
  const pages = ['/zh/', '/zh/guide/cli'].map((routePath) => ({ routePath }));
  const at = (pathname: string) => findOldAddress({ pathname, search: '', hash: '' }, pages, {});
  for (const language of ['zh-CN', 'zh-cn', 'zh_CN', 'zh-Hans']) {
    expect(at(`/${language}/guide/cli`)).toBe('/zh/guide/cli');
    expect(at(`/${language}/`)).toBe('/zh/');
  }
  expect(at('/zh-CN/nope')).toBeUndefined();
  expect(at('/zhuyin/guide/cli')).toBeUndefined();
});

const pages = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/guide/basic/cli',
  '/config/lib/format',
  '/config/lib/dts',
  '/config/lib/umd-name',
].map((routePath) => ({ routePath, title: routePath, lang: 'en' }));
const find = (path: string) =>
  listNearestPages(path, pages, 'zh').map(({ routePath }) => routePath);

describe('listNearestPages', () => {
  for (const [path, first] of [
    ['/guide/quickstart', '/guide/start/quick-start'],
    ['/GUIDE/START/', '/guide/start/'],
    ['/config/format', '/config/lib/format'],
    ['/config/lib/formt', '/config/lib/format'],
    ['/config/lib/umdName.html', '/config/lib/umd-name'],
  ] as const) {
    it(`puts ${first} first for ${path}`, () => {
      expect(find(path)[0]).toBe(first);
    });
  }

  it('finds nothing for what is like no page', () => {
    expect(find('/nope')).toEqual([]);
    expect(find('/')).toEqual([]);
    expect(find('/%E0%A4%A')).toEqual([]);
  });

  it('finds no more than asked for, and takes an address of any length', () => {
    expect(find('/config/lib/').length).toBeLessThanOrEqual(3);
    expect(find(`/${'x'.repeat(8000)}`)).toEqual([]);
  });
});
