import { describe, expect, it } from '@rstest/core';
import {
  filterGroups,
  getOverviewGroups,
  type OverviewGroup,
} from '../../../../theme/overview/overviewGroups';
import { normalizeKeyword } from '../../../../theme/lib/text';

const heading = (text: string) => ({ id: text, text, depth: 2 });
const pages = [
  { routePath: '/config/lib', title: 'lib', headings: [heading('umd-name'), heading('Default')] },
  { routePath: '/config/output/', title: 'output', headings: [heading('target')] },
];
const isOpen = { collapsible: true, collapsed: false };
const sidebar = [
  { text: 'Overview', link: '/config/index.html' },
  { text: 'Lib', ...isOpen, items: [{ text: 'lib', link: '/config/lib.html' }] },
  { text: 'output', link: '/config/output/index.html' },
  { text: 'Empty', ...isOpen, items: [] },
];
const getGroups = () => getOverviewGroups(sidebar, pages, (href) => href === '/config/index.html');

it('getOverviewGroups groups as the sidebar does, the rest last, itself and empty groups left out', () => {
  expect(getGroups().map(({ title, items }) => [title, items.map(({ href }) => href)])).toEqual([
    ['Lib', ['/config/lib.html']],
    ['', ['/config/output/index.html']],
  ]);
});

describe('levels of headings', () => {
  const page = {
    routePath: '/a',
    title: 'a',
    headings: [0, 2, 3, 4].map((depth) => ({ id: `${depth}`, text: `${depth}`, depth })),
  };
  const listLevels = (entry?: number[], overview?: number[], group?: number[]) => {
    const items = [{ text: 'a', link: '/a', overviewHeaders: entry }];
    const tree = [{ text: 'Group', ...isOpen, items, overviewHeaders: group }];
    const [found] = getOverviewGroups(tree, [page], () => false, overview);
    return found?.items[0]?.headings.map(({ depth }) => depth);
  };

  it('are 2 where nobody says, and whatever belongs to no level', () => {
    expect(listLevels()).toEqual([0, 2]);
  });

  it('are those of the entry, else of the overview, else of the group', () => {
    expect(listLevels([4], [3], [2, 3])).toEqual([0, 4]);
    expect(listLevels(undefined, [3], [2, 3])).toEqual([0, 3]);
    expect(listLevels(undefined, undefined, [2, 3])).toEqual([0, 2, 3]);
  });
});

describe('filterGroups', () => {
  const filter = (keyword: string): OverviewGroup[] => filterGroups(getGroups(), keyword);

  it('reads dashes as spaces and ignores case', () => {
    expect(normalizeKeyword('UMD-Name')).toBe('umd name');
    expect(filter('UMD name')[0]?.items[0]?.headings).toEqual([heading('umd-name')]);
    expect(filter('lib.umd-name')).toEqual(filter('UMD name'));
  });

  it('finds a name by its words, and words written as one', () => {
    const headings = ['output.sourceMap', 'Source maps', 'dts.bundle'].map(heading);
    const groups = [{ title: '', items: [{ title: 'output', href: '/output', headings }] }];
    const list = (keyword: string) =>
      filterGroups(groups, keyword)[0]?.items[0]?.headings.map(({ text }) => text) ?? [];
    for (const keyword of ['source map', 'source-map', 'sourceMap', 'Source  Map']) {
      expect(list(keyword), keyword).toEqual(['output.sourceMap', 'Source maps']);
    }
    expect(list('-')).toEqual([]);
  });

  it('keeps a page whole where its title, default or summary matches', () => {
    expect(filter('output')[0]?.items[0]?.headings).toEqual([heading('target')]);
    const option = { title: 'dts', href: '/dts', summary: 'Write declarations', headings: [] };
    const groups = [
      { title: '', items: [option, { ...option, title: 'a', summary: '', note: 'false' }] },
    ];
    const list = (keyword: string) =>
      filterGroups(groups, keyword).flatMap(({ items }) => items.map(({ title }) => title));
    expect(list('Declarations')).toEqual(['dts']);
    expect(list('false')).toEqual(['a']);
    expect(list('-')).toEqual([]);
  });
});
