import { expect, test } from '@rstest/core';
import { compare } from './compare';

/** What is wrong with a translation that nobody has accepted. */
const check = (english: string, chinese: string): string[] =>
  compare(english, chinese)
    .slice(1)
    .flatMap(({ line, rule, severity, message }) =>
      severity === 'warning' ? [] : [`${line} ${rule}: ${message}`],
    );

const compared = (line: number, text: string) =>
  `Compared with line ${line} of the English page, ${text}.`;

test.each([
  ['numbers of a date', 'Built on November 26, 2026.', '构建于 2026 年 11 月 26 日。'],
  ['a number word', 'It has two files.', '共有 2 个文件。'],
  ['a repeated name', 'Set `a`; it is on.', '设置 `a`，`a` 就开启。'],
  [
    'attributes that readers see',
    '<Tab label="A">\n\nText\n\n</Tab>',
    '<Tab label="甲">\n\n文字\n\n</Tab>',
  ],
  ['the reason of code', '```ts not-run="why"\na\n```', '```ts not-run="原因"\na\n```'],
  ['an id', '## Use `it`', '## `it` 的用法 {#use-it}'],
  ['comments', 'Text. {/* why */}\n\n{/* a */}', '文字。'],
  ['the address of the title', '# Use', '# 用法 {#other}'],
])('%s may differ', (_name, english, chinese) => {
  expect(check(english, chinese)).toEqual([]);
});

test.each([
  ['`a` and `b`', '`a` 和 `c`', 'code', 'the code word `b`', 'the code word `c`'],
  ['Node.js 20', 'Node.js 22', 'number', 'the number 20', 'the number 22'],
  ['[a](/b#c)', '[甲](/b#d)', 'link', 'the link /b#c', 'the link /b#d'],
  [
    '<Flag name="--a" />',
    '<Flag name="--b" />',
    'component',
    '<Flag name="--a">',
    '<Flag name="--b">',
  ],
  ['## A', '## 甲 {#b}', 'structure', '{#a}', '{#b}'],
  [':::tip A', ':::warning 甲', 'structure', ':::tip', ':::warning'],
  ['| a |\n| - |\n| 2 |', '| 甲 |\n| - |\n| 3 |', 'number', 'the number 2', 'the number 3'],
  ['- a\n  - b', '- 甲\n- 乙', 'structure', 'item of level 2', 'item of level 1'],
])('%j is not %j', (english, chinese, rule, missing, tooMany) => {
  const line = english.split('\n').length;
  expect(check(english, chinese)).toEqual([
    `${line} translation-${rule}: ${compared(line, `${missing} is missing, ${tooMany} is too many`)}`,
  ]);
});

test('a code word that is there twice is counted', () => {
  expect(check('`a`, not `a`', '`a`')).toEqual([
    `1 translation-code: ${compared(1, 'the code word `a` is missing (1 instead of 2)')}`,
  ]);
});

test('the first line in which code differs is named', () => {
  expect(check('Text\n\n```ts\na\nb\n```', '文字\n\n```ts\na\nc\n```')).toEqual([
    '5 translation-code: The code is not that of the English page: `c` where line 5 has `b`.',
  ]);
});

test('what is missing or too many is one issue, whatever follows it', () => {
  const texts = ['`a`', '`b`', '`c`', '`d`', '`e`', '`f`'];
  const page = (list: string[]) => list.join('\n\n');
  expect(check(page(texts), page(texts.toSpliced(1, 1)))).toEqual([
    '1 translation-structure: After this is missing: paragraph of line 3 of the English page, “`b`”',
  ]);
  expect(check(page(texts), page(texts.slice(0, 2)))).toEqual([
    '3 translation-structure: After this are missing: 4 blocks of lines 5 to 11 of the English page, “`c`”',
  ]);
  expect(check(page(texts.toSpliced(3, 1)), page(texts))).toEqual([
    '7 translation-structure: The English page has no such paragraph: “`d`”',
  ]);
  expect(check(page(texts), page(texts.with(2, '- `c`')))).toEqual([
    '5 translation-structure: This is a list, in English (line 5) it is a paragraph.',
  ]);
});

test('an item or row that is missing is named, the others compared with their own', () => {
  expect(check('- `a`\n- `b`\n- `c` 1', '- `a`\n- `c` 2')).toEqual([
    '1 translation-structure: After this the item of line 2 of the English page is missing: “…”',
    `2 translation-number: ${compared(3, 'the number 1 is missing, the number 2 is too many')}`,
  ]);
  expect(check('| a |\n| - |\n| `b` |', '| 甲 |\n| - |\n| `b` |\n| `c` |')).toEqual([
    '4 translation-structure: The English rows (from line 1 on) have no such one: “…”',
  ]);
});

test('the page inside components is compared in its place', () => {
  const tabs = (first: string, second: string) =>
    `<Tabs>\n<Tab label="${first}">\n\n\`a\`\n\n</Tab>\n<Tab label="x">\n\n${second}\n\n</Tab>\n</Tabs>`;
  expect(check(tabs('A', '`b`'), tabs('甲', '`b`'))).toEqual([]);
  expect(check(tabs('A', '`b`'), tabs('甲', '`c`'))).toEqual([
    `9 translation-code: ${compared(9, 'the code word `b` is missing, the code word `c` is too many')}`,
  ]);
});

test('front matter has the same keys, and the same values where they are no words', () => {
  const head = (title: string, sidebar: boolean, more = '') =>
    `---\ntitle: ${title}\nsidebar: ${sidebar}\n${more}---\n`;
  expect(check(head('Five', true), head('五', true))).toEqual([]);
  expect(check(head('A 5', true, 'description: x\n'), head('甲 6', false))).toEqual([
    `2 translation-number: ${compared(2, 'the number 5 is missing, the number 6 is too many')}`,
    `2 translation-structure: ${compared(2, '`sidebar: true` is missing, `description` is missing, `sidebar: false` is too many')}`,
  ]);
});
