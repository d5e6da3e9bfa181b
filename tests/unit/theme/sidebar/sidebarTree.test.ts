import type { SidebarData } from '@rspress/core';
import { expect, it } from '@rstest/core';
import { getSidebarTree } from '../../../../theme/sidebar/sidebarTree';

const page = (link: string) => ({ text: link, link });
const group = (parts: Partial<Extract<SidebarData[number], { items: unknown }>>) => ({
  text: 'group',
  items: [page('/a')],
  collapsible: true,
  collapsed: false,
  ...parts,
});
const getTree = (entries: SidebarData, current = '/none') =>
  getSidebarTree(entries, (href) => href === current);

it('opens a folded group that holds the current page, at any depth', () => {
  const inner = group({ collapsed: true });
  const outer = group({ collapsed: true, items: [inner] });
  const closed = getTree([outer]);
  const open = getTree([outer], '/a');
  expect(closed).toMatchObject([{ isOpen: false, children: [{ isOpen: false }] }]);
  expect(open).toMatchObject([{ isOpen: true, children: [{ isOpen: true }] }]);
});

it('links a group to its page only where that page is not listed below it', () => {
  expect(getTree([group({ link: '/group/', items: [page('/group/index.html')] })])).toMatchObject([
    { type: 'group', href: undefined, children: [{ href: '/group/index.html' }] },
  ]);
});

it('keeps a group open that its writer lets nobody fold', () => {
  expect(getTree([group({ collapsible: false, collapsed: true })])).toMatchObject([
    { isOpen: true, isCollapsible: false },
  ]);
  expect(getTree([group({})])).toMatchObject([{ isCollapsible: true }]);
});

it('hands on tags and contexts, and no empty ones', () => {
  const notes = { tag: 'new', context: 'api' };
  expect(getTree([{ ...page('/a'), ...notes }, page('/b')])).toMatchObject([
    notes,
    { tag: undefined, context: undefined },
  ]);
  expect(getTree([{ sectionHeaderText: 'Start', tag: 'beta' }])).toMatchObject([{ tag: 'beta' }]);
});

it('draws rules and headings', () => {
  expect(
    getTree([
      { dividerType: 'solid' },
      { dividerType: 'dashed' },
      { sectionHeaderText: 'Start', tag: '' },
    ]),
  ).toEqual([
    { type: 'rule', isDashed: false },
    { type: 'rule', isDashed: true },
    { type: 'heading', title: 'Start' },
  ]);
});
