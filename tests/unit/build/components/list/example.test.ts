import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { showExamples } from '../../../../../build/components/list/example';
import { parseTree } from '../../mdx';

function draw(source: string): Root {
  const tree = parseTree(source);
  showExamples(tree, source);
  return tree;
}

const getCode = (source: string): string => {
  const [example] = draw(source).children;
  const code = example && 'children' in example ? example.children.at(-1) : undefined;
  return code?.type === 'code' ? code.value : 'no code';
};

test('the source of an example is below its result, as written', () => {
  const [example] = draw('<Example>\n\n## A {"b"}\n\n- c\n\n</Example>\n').children;
  expect(example).toMatchObject({
    name: 'Example',
    children: [
      { name: 'div', children: [{ type: 'heading' }, { type: 'list' }] },
      { type: 'code', lang: 'mdx', value: '## A {"b"}\n\n- c' },
    ],
  });
});

test('ids of headings are shown as writers write them', () => {
  expect(getCode('<Example>\n\n## A \\{#b}\n\n</Example>\n')).toBe('## A {#b}');
});

test('an example that holds nothing has no source', () => {
  expect(getCode('<Example />\n')).toBe('');
});
