import path from 'node:path';
import type { RootContent } from 'mdast';
import { expect, test } from '@rstest/core';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { deprecated, option, optionTable, since } from '../../../../build/components/options';
import { outputDiff } from '../../../../build/components/output';
import { outputMatrix, outputNames } from '../../../../build/components/outputNames';
import { drawComponents } from '../../../../build/components';
import { findComputed } from '../../../../build/components/registry';
import { openFactStore, translate } from '../../../../build/components/factStore';
import { showTable } from './showTable';

const english = openFactStore();
const chinese = translate(english, 'zh');
const showWords = (nodes: readonly unknown[]): string =>
  nodes.map((node) => (node as { value?: string }).value ?? '').join('');

test('badges speak the language of the page', () => {
  expect(showWords(since.render({ option: 'dts.isolated' }, chinese))).toMatch(/^自 [\d.]+ 起$/);
  expect(showWords(deprecated.render({ option: 'source.alias' }, chinese))).toMatch(
    /^已在 [\d.]+ 中移除，请改用 resolve\.alias$/,
  );
  expect(showWords(deprecated.render({ option: 'experiments.advancedEsm' }, chinese))).toMatch(
    /^已在 [\d.]+ 中移除$/,
  );
  expect(showWords(deprecated.render({ option: 'autoExternal' }, chinese))).toBe(
    '已弃用：use output.autoExternal instead',
  );
});

test('heads and words of tables do, names of the tool stay', () => {
  expect(showTable(option.render({ path: 'dts' }, chinese))[0]).toEqual([
    '类型',
    '默认值',
    '起始版本',
    '命令行',
  ]);
  const [head, first] = showTable(optionTable.render({ of: 'dts' }, chinese));
  expect(head).toEqual(['选项', '类型', '声明的默认值', '可写在顶层', '起始版本']);
  expect(first?.[3]).toBe('是');
  expect(showTable(outputMatrix.render({ of: 'umd' }, chinese)).at(-1)?.[0]).toBe(
    '`commonjs` 或不写',
  );
  expect(showTable(outputNames.render({ of: 'dts' }, chinese))[0]?.slice(-2)).toEqual([
    '关闭',
    '开启',
  ]);
});

test('files that come and go are told in it, names as code', () => {
  const blocks = outputDiff.render({ from: 'dts-true', to: 'dts-bundle' }, chinese);
  const told = blocks.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
  expect(told[0]).toMatchObject({
    type: 'text',
    value: expect.stringMatching(/^仅改动[前后]有：$/),
  });
  expect(told[1]?.type).toBe('inlineCode');
});

test.each([
  ['docs/en/page.mdx', 'since '],
  ['docs/zh/page.mdx', '自 '],
  ['docs/zh/guide/page.mdx', '自 '],
])('a page finds its language by its folder: %s', (file, start) => {
  const root = unified().use(remarkParse).use(remarkMdx).parse('<Since option="dts.isolated" />');
  const draw = drawComponents({ root: 'docs', languages: ['en', 'zh'], facts: english });
  draw(root, new VFile({ path: path.resolve(file) }));
  expect(readText(root.children)).toMatch(new RegExp(`^${start}`));
});

test('no component speaks English on a page in Chinese', () => {
  const attributes: Readonly<Record<string, Record<string, string>>> = {
    Defaults: { path: 'output.dataUriLimit' },
    Option: { path: 'dts' },
    OptionTable: { of: 'shims' },
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
