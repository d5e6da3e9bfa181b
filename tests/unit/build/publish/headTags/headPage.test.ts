import { expect, test } from '@rstest/core';
import { headPage, type EnrichedPage } from '../../../../../build/publish/headTags/headPage';

const page = (more: Partial<EnrichedPage> = {}): EnrichedPage => ({
  routePath: '/a',
  title: '`lib` from the heading',
  description: 'First paragraph.',
  toc: [],
  content: '',
  frontmatter: {},
  lang: 'en',
  version: '',
  _filepath: '/docs/en/a.mdx',
  _relativePath: 'en/a.mdx',
  ...more,
});

test('front matter wins over what was read off the text; backticks go', () => {
  expect(headPage(page(), false)).toMatchObject({
    title: 'lib from the heading',
    description: 'First paragraph.',
    pageType: 'doc',
  });
  const frontmatter = { title: 'T', description: 'D', pageType: 'home' as const };
  expect(headPage(page({ frontmatter }), false)).toMatchObject({
    title: 'T',
    description: 'D',
    pageType: 'home',
  });
});

test('takes date and image from the plugins that stand earlier', () => {
  const ogImage = { file: 'static/og/a.png', alt: 'a', width: 1, height: 1 };
  expect(
    headPage(page({ lastUpdatedTime: '2025-01-01T00:00:00.000Z', ogImage }), true),
  ).toMatchObject({ modified: '2025-01-01T00:00:00.000Z', image: ogImage, isUnlisted: true });
});

test('says so when page data has been trimmed before', () => {
  const trimmed = { ...page(), frontmatter: undefined } as unknown as EnrichedPage;
  expect(() => headPage(trimmed, false)).toThrow(
    '[headTags] /a has no front matter: list headTags() before plugins that trim page data.',
  );
});
