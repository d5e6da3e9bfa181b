import { describe, expect, it } from '@rstest/core';
import { type ListablePage, listSections } from '../../../../../build/render/allPages/listSections';
import { nestHeadings } from '../../../../../build/render/allPages/nestHeadings';

const sections = {
  guide: { en: 'Guide', zh: '指南' },
  config: { en: 'Config', zh: '配置' },
};
const sidebar = {
  '/config/': [{ text: 'Overview', link: '/config/' }],
  '/guide/': [
    {
      text: 'Start',
      items: [
        { text: 'Quick start', link: '/guide/start/quick-start' },
        { text: 'Introduction', link: '/guide/start/index' },
      ],
    },
  ],
};
const createPage = (routePath: string, lang = 'en'): [string, ListablePage] => [
  routePath,
  { routePath, title: routePath, lang, toc: [{ id: 'use', text: 'Use', depth: 2 }] },
];
const routes = ['/proof', '/guide/odd', '/guide/start/', '/guide/start/quick-start', '/config/'];
const list = (language: string, ...more: [string, ListablePage][]) =>
  listSections({
    pages: new Map([...routes.map((route) => createPage(route)), ...more]),
    sidebar,
    sections,
    language,
    defaultLanguage: 'en',
  });

describe('listSections', () => {
  it('holds every page once, by section and group, in the order of the sidebar', () => {
    const shown = list('en').map(({ title, groups }) => [
      title,
      groups.map((group) => [group.title, group.pages.map(({ href }) => href)]),
    ]);
    expect(shown).toEqual([
      [
        'Guide',
        [
          ['', ['/guide/odd']],
          ['Start', ['/guide/start/quick-start', '/guide/start/']],
        ],
      ],
      ['Config', [['', ['/config/']]]],
      ['', [['', ['/proof']]]],
    ]);
  });

  it('lists a translated page in its language, others as they are, and says so', () => {
    const [guide] = list('zh', createPage('/zh/guide/start/', 'zh'));
    expect(guide?.title).toBe('指南');
    expect(guide?.groups[1]).toMatchObject({
      title: 'Start',
      lang: 'en',
      pages: [
        { href: '/guide/start/quick-start', lang: 'en' },
        { href: '/zh/guide/start/', headings: [{ id: 'use', text: 'Use' }] },
      ],
    });
    expect(guide?.groups[1]?.pages[1]).not.toHaveProperty('lang');
  });
});

describe('nestHeadings', () => {
  it('puts headings of lower levels under the one before them', () => {
    const toc = [
      { id: 'a', text: 'A', depth: 3 },
      { id: 'b', text: 'B', depth: 2 },
      { id: 'c', text: 'C', depth: 3 },
      { id: 'd', text: 'D', depth: 4 },
    ];
    expect(nestHeadings(toc)).toEqual([
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B', below: ['C', 'D'] },
    ]);
  });
});
