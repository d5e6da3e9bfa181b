import { expect, test } from '@rstest/core';
import type { Element } from 'hast';
import { addOldIds } from '../../../../build/render/oldIds';

test('what leads to another page has the base', () => {
  const heading: Element = {
    type: 'element',
    tagName: 'h1',
    properties: { id: 'two' },
    children: [],
  };
  const addIds = addOldIds('/docs', '/repo/', { '/guide/two': { moved: '/guide/one#part' } });
  addIds({ type: 'root', children: [heading] }, { path: '/docs/en/guide/two.mdx' });
  const properties = { id: 'moved', 'data-moved': '/repo/guide/one#part' };
  expect(heading.children).toMatchObject([{ properties }]);
});
