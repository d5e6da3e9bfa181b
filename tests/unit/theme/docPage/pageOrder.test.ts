import { expect, it } from '@rstest/core';
import type { SidebarData } from '@rspress/core';
import { findNeighbors, findTrail, listPages } from '../../../../theme/docPage/pageOrder';

const isOpen = { collapsible: true, collapsed: false };
const sidebar: SidebarData = [
  { text: 'Intro', link: '/start' },
  { dividerType: 'solid' },
  { sectionHeaderText: 'Reference', tag: '' },
  {
    text: 'Lib',
    link: '/lib',
    ...isOpen,
    items: [
      { text: 'Format', link: '/lib/format' },
      { text: 'More', ...isOpen, items: [{ text: 'Dts', link: '/lib/dts' }] },
    ],
  },
  { text: 'Last', link: '/last' },
];
const is = (current: string) => (href: string) => href === current;

it('listPages reads a linked group before its children and passes over what is no page', () => {
  expect(listPages(sidebar).map(({ href }) => href)).toEqual([
    '/start',
    '/lib',
    '/lib/format',
    '/lib/dts',
    '/last',
  ]);
});

it('a group’s page that is listed below it as well is read once, under its own title', () => {
  const items = [
    { text: 'Introduction', link: '/start/index.html' },
    { text: 'Next', link: '/n' },
  ];
  expect(listPages([{ text: 'Start', link: '/start/', ...isOpen, items }])).toEqual([
    { title: 'Introduction', href: '/start/index.html' },
    { title: 'Next', href: '/n' },
  ]);
});

const pages = listPages(sidebar);

it('findNeighbors: crosses the ends of groups', () => {
  expect(findNeighbors(pages, is('/lib/dts'))).toEqual({
    previous: { title: 'Format', href: '/lib/format' },
    next: { title: 'Last', href: '/last' },
  });
});

it('names the groups above the page, outermost first, with their pages', () => {
  expect(findTrail(sidebar, is('/lib/dts'))).toEqual([
    { title: 'Lib', href: '/lib' },
    { title: 'More', href: undefined },
  ]);
});
