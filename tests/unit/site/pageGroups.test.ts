import { expect, it } from '@rstest/core';
import { listPageGroups } from '../../../site/pageGroups';

const page = (link: string) => ({ text: link, link });

it('names a group by the folder of its pages, in their order, its own page first', () => {
  const lib = {
    text: 'Lib options',
    link: '/config/lib',
    items: [page('/config/lib/format'), page('/config/lib/dts.html')],
  };
  expect(listPageGroups([page('/config/'), lib])).toEqual([
    {
      title: 'Lib options',
      folder: '/config/lib',
      pages: ['/config/lib', '/config/lib/format', '/config/lib/dts'],
    },
  ]);
});

it('lists groups inside groups, the outer one for a folder they share', () => {
  const inner = { text: 'Inner', items: [page('/a/b/c/x'), page('/a/b/c/y')] };
  const same = { text: 'Same', items: [page('/a/b/p'), page('/a/b/q')] };
  const groups = listPageGroups([{ text: 'Outer', items: [page('/a/b/z'), inner, same] }]);
  expect(groups.map(({ title, folder, pages }) => [title, folder, pages.length])).toEqual([
    ['Outer', '/a/b', 5],
    ['Inner', '/a/b/c', 2],
  ]);
});

it('leaves out single pages, pages that share no folder, rules and headings', () => {
  const entries = [
    { text: 'One', items: [page('/a/x')] },
    { text: 'Apart', items: [page('/a/x'), page('/b/y')] },
    { dividerType: 'solid' },
    { sectionHeaderText: 'Header' },
  ];
  expect(listPageGroups(entries)).toEqual([]);
});
