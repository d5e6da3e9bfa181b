import { expect, test } from '@rstest/core';
import { type AnyLinkUse, checkLink } from '../../../../../build/check/content/links';
import { toRoute } from '../../../../../build/read/files';
import type { SitePage } from '../../../../../build/check/site';

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
  ['/zh/config/libs', 'zh/a.mdx', 'markdown', 'Did you mean `/zh/config/lib`?'],
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
  ['/nothing/like/it', 'en/a.mdx', 'markdown', 'Link to a page that exists, or create this one.'],
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
