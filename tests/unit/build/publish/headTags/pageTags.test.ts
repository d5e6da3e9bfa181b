import { expect, test } from '@rstest/core';
import type { HeadPage } from '../../../../../build/publish/headTags/headPage';
import { pageTags, type PageTagsInput } from '../../../../../build/publish/headTags/pageTags';
import { renderTag } from '../../../../../build/publish/headTags/renderTag';

const guide: HeadPage = {
  routePath: '/guide/start/',
  lang: 'en',
  title: 'Introduction',
  pageType: 'doc',
  isUnlisted: false,
};

function tagsOf(page: Partial<HeadPage> = {}, more: Partial<PageTagsInput> = {}): string[] {
  const whole = { ...guide, ...page };
  return pageTags({
    page: whole,
    address: { origin: 'https://a.b', base: '/docs/' },
    siteName: 'Rslib',
    defaultLanguage: 'en',
    locales: { en: 'en_US', zh: 'zh_CN' },
    translations: [{ lang: whole.lang, routePath: whole.routePath }],
    ...more,
  }).map(renderTag);
}

test('each page names one address, with the base and without .html', () => {
  expect(tagsOf()).toEqual([
    '<link rel="canonical" href="https://a.b/docs/guide/start/">',
    '<meta property="og:url" content="https://a.b/docs/guide/start/">',
    '<meta property="og:site_name" content="Rslib">',
    '<meta property="og:locale" content="en_US">',
    '<meta name="twitter:card" content="summary">',
  ]);
});

test('a page in two languages names the other and the one for everybody else', () => {
  const translations = [
    { lang: 'en', routePath: '/' },
    { lang: 'zh', routePath: '/zh/' },
  ];
  const tags = tagsOf({ routePath: '/zh/', lang: 'zh', pageType: 'home' }, { translations });
  expect(tags).toContain('<link rel="canonical" href="https://a.b/docs/zh/">');
  expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="https://a.b/docs/">');
  expect(tags).toContain('<meta property="og:locale" content="zh_CN">');
  expect(tags).toContain('<meta property="og:locale:alternate" content="en_US">');
});

test('a page that exists only in a language other than the default has no x-default', () => {
  const tags = tagsOf({ routePath: '/zh/only', lang: 'zh' });
  expect(tags.filter((tag) => tag.includes('x-default'))).toEqual([]);
});

test('the image comes with its size and text, and the preview is a large one', () => {
  const image = { file: 'static/og/x.png', alt: 'Rslib: "x"', width: 1200, height: 630 };
  const tags = tagsOf({ image });
  expect(tags).toContain('<meta property="og:image" content="https://a.b/docs/static/og/x.png">');
  expect(tags).toContain('<meta property="og:image:width" content="1200">');
  expect(tags).toContain('<meta property="og:image:height" content="630">');
  expect(tags).toContain('<meta property="og:image:alt" content="Rslib: &quot;x&quot;">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the date of the last change is told of articles only', () => {
  const modified = '2025-01-02T03:04:05.000Z';
  const tag = `<meta property="article:modified_time" content="${modified}">`;
  expect(tagsOf({ modified })).toContain(tag);
  expect(tagsOf({ modified, pageType: 'home' })).not.toContain(tag);
});

test('an unlisted page is kept out of search engines and link previews', () => {
  expect(tagsOf({ isUnlisted: true })).toEqual([
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://a.b/docs/guide/start/">',
  ]);
});

test('the Markdown twin is linked where there is one', () => {
  expect(tagsOf({}, { markdown: '/guide/start/index.md' })).toContain(
    '<link rel="alternate" type="text/markdown" href="https://a.b/docs/guide/start/index.md">',
  );
});

test('a language without a locale is refused with what to add', () => {
  expect(() => tagsOf({ lang: 'fr' })).toThrow(
    '[headTags] No Open Graph locale is known for the language "fr": add it to the option `locales`',
  );
});
