import { expect, it } from '@rstest/core';
import type { Element, Root } from 'hast';
import { breakNames, isTooNarrow, markNarrowTables } from '../../../../build/render/narrowScreens';

const sentence = 'Declarations are written next to each module, in the same folder as the output';
const chinese = '声明文件与每个模块放在同一个文件夹中，名称相同';
const repeat = (text: string, times: number) => Array<string>(times).fill(text);

it.each([
  ['two columns', [repeat(sentence, 2)], false],
  ['two columns of long names', [repeat('output.distPath.javascript', 2)], true],
  ['three columns of text', [repeat(sentence, 3)], false],
  ['a column that a long name squeezes', [['tsconfig.build.json', sentence, sentence]], true],
  ['six lines', [[`${sentence}, and those after it`, 'short', 'mf-manifest.json']], true],
  ['four columns of text', [repeat(sentence, 4)], true],
  ['four columns of Chinese', [repeat(chinese, 4)], true],
  ['short values', [['Rslib', 'yes', 'yes', 'no']], false],
  ['a matrix', [repeat(sentence, 6)], false],
])('%s: %s → %s', (_, rows, expected) => {
  expect(isTooNarrow(rows)).toBe(expected);
});

it('names columns once, for the style', () => {
  const table = drawTable([['Format', 'File', 'Type "a"', 'Read by'], repeat(sentence, 4)]);
  mark(table);
  expect(table.properties).toEqual({
    'data-cards': '',
    style: '--c2:"File";--c3:"Type \\"a\\"";--c4:"Read by"',
  });
});

it('puts short values into one line of a card', () => {
  const table = drawTable([['Option', 'Rslib'], repeat('output.distPath.javascript', 2)]);
  mark(table);
  expect(table.properties).toMatchObject({ 'data-cards': 'short' });
});

it('lets a comparison of short values scroll, so that they stay next to each other', () => {
  const table = drawTable([
    ['What you get', 'A', 'B', 'C', 'D'],
    ['A type error', ...repeat('is printed, the build passes', 4)],
  ]);
  mark(table);
  expect(table.properties).toEqual({ 'data-compared': '' });
});

it('leaves a table that fits', () => {
  const table = drawTable([repeat('a', 3), repeat('1', 3)]);
  mark(table);
  expect(table.properties).toEqual({});
});

it('lets long names in headings break after their parts', () => {
  const value = "In v1.0: shims.cjs['import.meta.dirname']";
  const link = drawElement('a', [{ type: 'text', value }]);
  breakNames()({ type: 'root', children: [drawElement('h3', [link])] });
  const parts = link.children.map((node) => ('value' in node ? node.value : '|'));
  expect(parts.join('')).toBe("In v1.0: shims.|cjs[|'import.|meta.|dirname']");
});

const mark = (table: Element) =>
  markNarrowTables()({ type: 'root', children: [table] } satisfies Root);

const drawElement = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const drawTable = (rows: string[][]): Element => drawElement('table', rows.map(drawRow));

const drawRow = (values: string[]): Element =>
  drawElement(
    'tr',
    values.map((value) => drawElement('td', [{ type: 'text', value }])),
  );
