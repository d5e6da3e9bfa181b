import { describe, expect, it } from '@rstest/core';
import { countPages, filterTree } from '../../../../theme/sidebar/filterTree';
import type { SidebarNode } from '../../../../theme/sidebar/sidebarTree';

const page = (title: string): SidebarNode => ({
  type: 'page',
  title,
  href: `/${title}`,
  isCurrent: false,
});
const group = (title: string, children: SidebarNode[], href?: string): SidebarNode => ({
  type: 'group',
  title,
  href,
  isCurrent: false,
  isOpen: true,
  isCollapsible: true,
  children,
});
const tree: SidebarNode[] = [
  page('umd-name'),
  { type: 'rule', isDashed: false },
  group('Solution', [page('React'), group('Tools', [page('Storybook')], '/tools')]),
];
const find = (keyword: string) =>
  filterTree(tree, keyword).map(({ type, title }) => `${type} ${title}`);

describe('filterTree', () => {
  it('finds titles whatever their case, dashes as spaces', () => {
    expect(find('UMD Name')).toEqual(['page umd-name']);
  });

  it('keeps the names of the groups above what is found', () => {
    expect(find('story')).toEqual(['heading Solution', 'heading Tools', 'page Storybook']);
  });

  it('keeps all pages of a group that is found, and its own', () => {
    expect(find('tools')).toEqual(['heading Solution', 'page Tools', 'page Storybook']);
  });

  it('finds nothing where nothing matches', () => {
    expect(find('nope')).toEqual([]);
  });
});

it('counts pages at every depth, those of groups too', () => {
  expect(countPages(tree)).toBe(4);
});
