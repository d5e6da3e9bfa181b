import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from '@rstest/core';
import { pageCard } from '../../../../../build/publish/ogImages/pageCard';

const facts = {
  siteName: 'Rslib',
  sections: { guide: { en: 'Guide', zh: '指南' } },
  homeTitle: { en: 'Build libraries', zh: '构建库' },
};

function cardOf(page: Partial<PageIndexInfo>, url: string) {
  return pageCard(
    {
      routePath: '/',
      title: '',
      toc: [],
      content: '',
      frontmatter: {},
      lang: 'en',
      version: '',
      _filepath: '',
      _relativePath: '',
      ...page,
    },
    url,
    facts,
  );
}

test('a page shows its title, section and address', () => {
  const page = { routePath: '/guide/start/', title: 'Start with `init`' };
  expect(cardOf(page, 'https://a.b/docs/guide/start/')).toEqual({
    siteName: 'Rslib',
    section: 'Guide',
    title: 'Start with init',
    address: 'a.b/docs/guide/start',
    lang: 'en',
  });
});

test('the section is named in the page’s language', () => {
  const page = { routePath: '/zh/guide/start/', lang: 'zh', title: '介绍' };
  expect(cardOf(page, 'https://a.b/zh/guide/start/').section).toBe('指南');
});

test('home says what the site is for, in its language', () => {
  const frontmatter = { pageType: 'home' as const, title: 'Rslib' };
  expect(cardOf({ frontmatter }, 'https://a.b/')).toMatchObject({
    title: 'Build libraries',
    section: '',
    address: 'a.b',
  });
  expect(cardOf({ frontmatter, lang: 'zh', routePath: '/zh/' }, 'https://a.b/zh/').title).toBe(
    '构建库',
  );
});

test('a page without a title shows the site’s name', () => {
  expect(cardOf({ routePath: '/x' }, 'https://a.b/x').title).toBe('Rslib');
});
