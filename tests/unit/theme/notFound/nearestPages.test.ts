import { describe, expect, it, test } from '@rstest/core';
import {
  findNearestRoutes,
  findOldAddress,
  listNearestPages,
} from '../../../../theme/notFound/nearestPages';

const redirects = [
  { from: '/old', to: '/new/' },
  { from: '/part', to: '/new/#part' },
] as const;

const pages = [
  { routePath: '/guide/start/', title: 'Start', lang: 'en' },
  { routePath: '/404', title: '404', lang: 'en' },
  { routePath: '/zh/guide/start/', title: '开始', lang: 'zh' },
];
const list = (path: string, language: string) =>
  listNearestPages(path, pages, language).map(({ routePath }) => routePath);

test('an old address leads on, with its query and hash', () => {
  const at = (pathname: string) =>
    findOldAddress({ pathname, search: '?a=1', hash: '#here' }, redirects);
  expect(at('/old')).toBe('/new/?a=1#here');
  expect(at('/old/')).toBe('/new/?a=1#here');
  expect(at('/part')).toBe('/new/?a=1#part');
  expect(at('/older')).toBeUndefined();
  expect(at('/')).toBeUndefined();
});

test('pages like the path are those of the language, else of the default one', () => {
  expect(list('/zh/guide/strat/', 'zh')).toEqual(['/zh/guide/start/']);
  expect(list('/guide/strat/', 'fr')).toEqual(['/guide/start/']);
});

test('an error page is never what was meant', () => {
  expect(list('/404', 'en')).toEqual([]);
});

const routes = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/guide/basic/cli',
  '/config/lib/format',
  '/config/lib/dts',
  '/config/lib/umd-name',
].map((routePath) => ({ routePath, title: routePath }));
const find = (path: string) => findNearestRoutes(path, routes, 3).map(({ routePath }) => routePath);

describe('findNearestRoutes', () => {
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
