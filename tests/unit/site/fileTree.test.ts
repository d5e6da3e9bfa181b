import { expect, it } from '@rstest/core';
import { buildTree } from '../../../site/fileTree';

it('puts files into their folders', () => {
  const paths = ['esm/a.js', 'esm/static/b.svg', 'index.js'];
  const [esm, index] = buildTree(paths.map((path) => ({ path })));
  expect(esm?.name).toBe('esm');
  expect(esm?.children.map(({ name }) => name)).toEqual(['a.js', 'static']);
  expect(index?.file?.path).toBe('index.js');
});
