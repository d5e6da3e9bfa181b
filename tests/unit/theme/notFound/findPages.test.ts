import { expect, rs, test } from '@rstest/core';
import { findOldAddress, listNearestPages } from '../../../../theme/notFound/findPages';

rs.mock('../../../../site/redirects', () => ({
  redirects: [
    { from: '/old', to: '/new/' },
    { from: '/part', to: '/new/#part' },
  ],
}));

const pages = [
  { routePath: '/guide/start/', title: 'Start', lang: 'en' },
  { routePath: '/404', title: '404', lang: 'en' },
  { routePath: '/zh/guide/start/', title: '开始', lang: 'zh' },
];
const list = (path: string, language: string) =>
  listNearestPages(path, pages, language).map(({ routePath }) => routePath);

test('an old address leads on, with its query and hash', () => {
  const at = (pathname: string) => findOldAddress({ pathname, search: '?a=1', hash: '#here' });
  expect(at('/old/')).toBe('/new/?a=1#here');
  expect(at('/part')).toBe('/new/?a=1#part');
  expect(at('/other')).toBeUndefined();
});

test('pages like the path are those of the language, else of the default one', () => {
  expect(list('/zh/guide/strat/', 'zh')).toEqual(['/zh/guide/start/']);
  expect(list('/guide/strat/', 'fr')).toEqual(['/guide/start/']);
});

test('an error page is never what was meant', () => {
  expect(list('/404', 'en')).toEqual([]);
});
