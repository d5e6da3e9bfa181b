import path from 'node:path';
import type { RootContent } from 'mdast';
import { expect, test } from '@rstest/core';
import { VFile } from 'vfile';
import { drawComponents } from '../../../../../build/components';
import { findComputed } from '../../../../../build/components/registry';
import { openFactStore, translate } from '../../../../../build/components/factStore';
import { parseTree } from '../../mdx';
import { showTable } from '../showTable';

const english = openFactStore();
const chinese = translate(english, 'zh');
test.each([
  ['docs/en/page.mdx', 'Type'],
  ['docs/zh/page.mdx', '类型'],
  ['docs/zh/guide/page.mdx', '类型'],
])('a page finds its language by its folder: %s', (file, start) => {
  const root = parseTree('<Option path="dts.isolated" />');
  const draw = drawComponents({ root: 'docs', facts: english });
  draw(root, new VFile({ path: path.resolve(file) }));
  expect(readText(root.children)).toMatch(new RegExp(`^${start}`));
});

test('no component speaks English on a page in Chinese', () => {
  const attributes: Readonly<Record<string, Record<string, string>>> = {
    Defaults: { path: 'output.dataUriLimit' },
    OutputNames: { of: 'js' },
    OutputMatrix: { of: 'esm' },
  };
  for (const [name, written] of Object.entries(attributes)) {
    const head = showTable(findComputed(name)?.render(written, chinese) ?? [])[0] ?? [];
    const english = head.filter((cell) => /^[A-Z][a-z]/.test(cell) && cell !== 'Rsbuild');
    expect(english.filter((cell) => cell !== 'JavaScript')).toEqual([]);
  }
});

function readText(nodes: readonly RootContent[]): string {
  return nodes
    .filter(({ type }) => type !== 'mdxjsEsm')
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? readText(node.children) : '',
    )
    .join('');
}
