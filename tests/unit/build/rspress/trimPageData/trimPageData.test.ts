import { expect, it } from '@rstest/core';
import type { PageIndexInfo } from '@rspress/core';
import { trimPageData } from '../../../../../build/rspress/trimPageData';

it('keeps of every page only what the browser needs of pages it does not show', () => {
  const page = {
    title: 'Format',
    routePath: '/config/lib/format',
    lang: 'en',
    toc: [{ id: 'a', text: 'A', depth: 2, charIndex: 0 }],
    frontmatter: { description: 'long' },
    content: 'a'.repeat(1000),
    _filepath: 'docs/en/config/lib/format.mdx',
  } as unknown as PageIndexInfo;
  void trimPageData().extendPageData?.(page, false);
  expect(Object.keys(page).sort()).toEqual(['_filepath', 'lang', 'routePath', 'title']);
});
