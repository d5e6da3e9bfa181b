import type { Root } from 'mdast';
import { expect, test } from '@rstest/core';
import { addFrame } from '../../../../../build/render/pageFrame/addFrame';

function listStatements(pageType?: string): string[] {
  const tree: Root = { type: 'root', children: [] };
  addFrame.call({ data: () => ({ pageMeta: { frontmatter: { pageType } } }) })(tree);
  return tree.children.map((node) => ('value' in node ? node.value : ''));
}

test('the landing page brings its frame', () => {
  expect(listStatements('home')).toEqual([
    "export { HomeFrame as default } from '@theme/layout/HomeFrame';",
  ]);
});

test('other pages bring none', () => {
  for (const type of [undefined, 'doc', 'custom', '404', 'constructor']) {
    expect(listStatements(type)).toEqual([]);
  }
});
