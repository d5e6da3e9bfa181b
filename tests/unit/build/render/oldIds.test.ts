import { expect, test } from '@rstest/core';
import type { Element } from 'hast';
import { addOldIds } from '../../../../build/render/oldIds';

const oldIds = {
  '/guide/two': { kept: 'kept', before: 'kept', earlier: 'kept', moved: '/guide/one#part' },
};
const heading = (tagName: string, id: string): Element => ({
  type: 'element',
  tagName,
  properties: { id },
  children: [{ type: 'text', value: id }],
});

function run(file: string, base = '/') {
  const headings = [heading('h1', 'two'), heading('h2', 'kept'), heading('h2', 'other')];
  const options = { root: '/docs', base, oldIds };
  addOldIds(options)({ type: 'root', children: headings }, { path: `/docs/${file}` });
  return headings.map(({ children }) =>
    children.flatMap((child) => (child.type === 'element' ? [child.properties] : [])),
  );
}

test('a heading takes the ids of earlier ones, in every language', () => {
  const inLanguage = (prefix: string) => [
    [{ id: 'moved', 'data-moved': `${prefix}/guide/one#part` }],
    [{ id: 'before' }, { id: 'earlier' }],
    [],
  ];
  expect(run('en/guide/two.mdx')).toEqual(inLanguage(''));
  // There is a page at every address of the other language, translated or not.
  expect(run('zh/guide/two.mdx')).toEqual(inLanguage('/zh'));
});

test('what leads to another page has the base', () => {
  const [[moved] = []] = run('en/guide/two.mdx', '/repo/');
  expect(moved).toEqual({ id: 'moved', 'data-moved': '/repo/guide/one#part' });
});

test('a page without old addresses stays as it is', () => {
  expect(run('en/guide/one.mdx')).toEqual([[], [], []]);
});
