import { expect, test } from '@rstest/core';
import { toRoute } from '../../../../../build/read/files';
import { type AnyLinkUse, checkLink } from '../../../../../build/check/content/links';
import { resolveLink } from '../../../../../build/check/content/routes';
import type { SitePage } from '../../../../../build/check/site';

const resolve = (
  href: string,
  syntax: AnyLinkUse['syntax'] = 'markdown',
  file = 'en/guide/start.mdx',
) => resolveLink({ href, syntax, line: 1 }, { file, language: file.slice(0, 2) });

test.each([
  ['en/index.mdx', '/', 'en'],
  ['en/config/lib.mdx', '/config/lib', 'en'],
  ['en/config/index.mdx', '/config/', 'en'],
  ['zh/index.mdx', '/zh/', 'zh'],
  ['zh/guide/start/index.md', '/zh/guide/start/', 'zh'],
  ['en/guide/myindex.mdx', '/guide/myindex', 'en'],
  ['404.tsx', '/404', 'en'],
])('the file %s is the page %s', (file, route, language) => {
  expect(toRoute(file)).toEqual({ route, language });
});

test.each([
  ['/guide/lib', '/guide/lib'],
  ['https://rslib.rs/guide/lib', '/guide/lib'],
  ['/guide/lib.mdx', '/guide/lib'],
  ['/guide/lib.html', '/guide/lib'],
  ['/guide/index.md', '/guide/'],
  ['/en/guide/lib', '/guide/lib'],
  ['/zh/guide/lib', '/zh/guide/lib'],
  ['./lib.mdx', '/guide/lib'],
  ['lib', '/guide/lib'],
  ['../config/', '/config/'],
  ['../../zh/index.mdx', '/zh/'],
  ['/guide/100%25', '/guide/100%'],
])('the Markdown link %s means the page %s', (href, route) => {
  expect(resolve(href)).toMatchObject({ type: 'route', routes: [route] });
});

test('query and hash are no part of the route', () => {
  expect(resolve('/guide/lib?a=1#b%20c')).toEqual({
    type: 'route',
    routes: ['/guide/lib'],
    path: '/guide/lib',
    hash: 'b c',
  });
});

test.each(['https://a.b/c', '//a.b/c', 'mailto:a@b.c', 'tel:+1'])('%s leads elsewhere', (href) => {
  expect(resolve(href)).toEqual({ type: 'external' });
});

test.each(['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'file:///x', 'vbscript:x'])(
  '%s is unsafe',
  (href) => {
    expect(resolve(href)).toMatchObject({ type: 'unsafe' });
  },
);

test.each([
  ['', { type: 'empty' }],
  ['/100%', { type: 'malformed' }],
  ['#a', { type: 'here', hash: 'a' }],
  ['#%E0%A4%A', { type: 'here', hash: '%E0%A4%A' }],
  ['?a=1#b', { type: 'here', hash: 'b' }],
])('%j is no route', (href, expected) => {
  expect(resolve(href)).toEqual(expected);
});

test('a host that is a typo of a usual one', () => {
  const hosts = new Map([
    ['rsbuild.rs', 6],
    ['rsbulid.rs', 1],
    ['rslint.rs', 1],
  ]);
  const check = (href: string) =>
    checkLink(
      { href, syntax: 'markdown', line: 1 },
      { file: 'en/a.mdx', language: 'en' },
      { ...site, hosts },
    );
  expect(check('https://rsbulid.rs/guide')?.message).toContain('Other links lead to `rsbuild.rs`');
  expect(check('https://rsbuild.rs/guide')).toBeUndefined();
  expect(check('https://rslint.rs/guide')).toBeUndefined();
});

test('JSX and front matter reach the browser as written', () => {
  expect(resolve('/en/guide/lib', 'jsx')).toMatchObject({ routes: ['/en/guide/lib'] });
  expect(resolve('/guide/lib.mdx', 'frontMatter')).toMatchObject({ routes: ['/guide/lib.mdx'] });
  expect(resolve('./lib', 'jsx')).toEqual({ type: 'relative' });
});

test('navigation gets the language of its folder; the top bar falls back to the default one', () => {
  expect(resolve('/guide/', 'nav', 'zh/_nav.json')).toMatchObject({
    routes: ['/zh/guide/', '/guide/'],
  });
  expect(resolve('guide/', 'sidebar', 'zh/_meta.json')).toMatchObject({ routes: ['/zh/guide/'] });
  expect(resolve('/guide/', 'nav', 'en/_nav.json')).toMatchObject({
    routes: ['/guide/', '/guide/'],
  });
});

const files = [
  'en/guide/start/index.mdx',
  'en/guide/start/quick-start.mdx',
  'en/config/lib.mdx',
  'zh/index.mdx',
  'zh/config/lib.mdx',
];
const pages: SitePage[] = files.map((file) => ({
  file,
  ...toRoute(file),
  isFragment: false,
  parsed: undefined,
}));
const site = {
  files: new Set([...files, 'public/llms.txt']),
  pages: new Map(pages.map((page) => [page.file, page])),
  routes: new Map(pages.map((page) => [page.route, page])),
  titles: new Map(),
  hosts: new Map(),
};

const check = (href: string, file: string, syntax: AnyLinkUse['syntax'] = 'markdown') =>
  checkLink({ href, syntax, line: 1 }, { file, language: file.slice(0, 2) }, site);

test.each([
  ['/config/libs', 'en/a.mdx', 'markdown', 'Did you mean `/config/lib`?'],
  ['/guide/quick-start', 'en/a.mdx', 'markdown', 'Did you mean `/guide/start/quick-start`?'],
  ['/zh/config/libs', 'zh/a.mdx', 'markdown', 'Did you mean `/config/lib`?'],
  ['/zh/guide/start/', 'zh/a.mdx', 'jsx', 'The page is there in `en` only: write `/guide/start/`.'],
  ['/config/libs', 'zh/_nav.json', 'nav', 'Did you mean `/config/lib`?'],
  [
    '/zh/config/lib',
    'zh/_nav.json',
    'nav',
    'Leave the language out, the framework adds it: `/config/lib`.',
  ],
  [
    '/en/config/lib',
    'en/_nav.json',
    'nav',
    'Leave the language out, the framework adds it: `/config/lib`.',
  ],
  ['/nothing/like/it', 'en/a.mdx', 'markdown', 'Name a page that exists, or create this one.'],
] as const)('%s in %s (%s): %s', (href, file, syntax, hint) => {
  expect(check(href, file, syntax)).toMatchObject({ rule: 'dead-link', hint });
});

test('hosts take addresses with and without a slash at the end for different pages', () => {
  expect(check('/guide/start', 'en/a.mdx')?.hint).toMatch('Write `/guide/start/`');
  expect(check('/config/lib/', 'en/a.mdx')?.hint).toMatch('Write `/config/lib`');
});

test('the framework knows no files in Markdown links', () => {
  expect(check('/llms.txt', 'en/a.mdx')?.hint).toBe('Write `<a href="/llms.txt">…</a>`.');
  expect(check('/llms.txt', 'en/a.mdx', 'jsx')).toBeUndefined();
});
