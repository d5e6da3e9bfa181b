import path from 'node:path';
import { expect, it } from '@rstest/core';
import type { ElementContent, Root } from 'hast';
import { sizeImages } from '../../../../build/render/imageSizes';

const image = (src: string, alt = 'A picture'): ElementContent => ({
  type: 'element',
  tagName: 'img',
  properties: { src, alt },
  children: [],
});
const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The props of each picture of a page, in order. */
function run(...children: ElementContent[]): Record<string, unknown>[] {
  const tree: Root = { type: 'root', children };
  const fail = (reason: string): never => {
    throw new Error(reason);
  };
  sizeImages({ root: 'docs' })(tree, { path: path.resolve('docs/en/a.mdx'), fail });
  return listPictures(tree).map(({ attributes }) =>
    Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
  );
}

interface Picture {
  attributes: { name: string; value: unknown }[];
}

function listPictures(node: object): Picture[] {
  if ('name' in node && node.name === 'Picture') return [node as unknown as Picture];
  return 'children' in node ? (node.children as object[]).flatMap(listPictures) : [];
}

it('lets images below the first section wait, and no others', () => {
  const pictures = run(
    element('p', image('/icon-512.png')),
    element('h2'),
    element('p', image('/icon-512.png')),
  );
  expect(pictures.map(({ loading }) => loading)).toEqual([undefined, 'lazy']);
});

it('lets nothing grow that is small, decorates, or is a link', () => {
  const pictures = run(
    element('p', image('/icon-192.png')),
    element('p', image('/icon-512.png', '')),
    element('p', element('a', image('/icon-512.png'))),
  );
  expect(pictures.map(({ grows, width }) => [grows, width])).toEqual([
    [undefined, '192'],
    [undefined, '512'],
    [undefined, '512'],
  ]);
});

it('leaves images of other hosts alone', () => {
  expect(run(element('p', image('https://example.com/a.png')))).toEqual([]);
});

it('ends the build where a file says no size', () => {
  expect(() => run(image('../../package.json'))).toThrow(
    'package.json does not say how large it is',
  );
});
