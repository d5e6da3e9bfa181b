import { expect, test } from '@rstest/core';
import { compare } from './compare';

/** What is asked about a translation that nobody has accepted. */
const check = (english: string, chinese: string): string[] =>
  compare(english, chinese).flatMap(({ line, rule, message }) =>
    /term|meaning|missing/.test(rule) ? [`${line} ${rule}: ${message}`] : [],
  );

test.each([
  ['It does not work.', '不起作用。'],
  ['It fails without a plugin.', '没有插件就无法构建。'],
  ['It fails without a plugin.', '没有插件时会失败。'],
  ['Other formats, unlike this one, differ.', '其他格式不同于这种格式，存在区别。'],
  ['Whether it is there or not, it works.', '无论它是否存在，都可以使用。'],
  ['Users read “Module not found”.', '使用者会看到“Module not found”。'],
  ['Only one of two items is built.', '两个 lib 项中只构建一个。'],
  ['The entry is a folder of declarations.', '入口是类型声明的目录。'],
  ['Pass three arguments.', '传入三个参数。'],
  ['It is built in.', '内置。'],
  ['It writes:', '写出：'],
  ['You can change it later on.', '可修改。'],
  ['### lib.dts is wrong at all {#a}', '### lib.dts is wrong at all {#a}'],
  ['# rsbuild-plugin-dts', '# rsbuild-plugin-dts'],
  ['It can be tsc, rollup, or esbuild.', 'tsc、rollup、esbuild。'],
])('%j may be %j', (english, chinese) => {
  expect(check(english, chinese)).toEqual([]);
});

test.each([
  ['It does not work.', '起作用。', 'meaning: Negations: 0 here, 1 in English.'],
  ['It works.', '不起作用。', 'meaning: Negations: 1 here, 0 in English.'],
  ['Only strings work.', '字符串有效。', 'meaning: Words for “only”: 0 here, 1 in English.'],
  ['Strings work.', '字符串也有效。', 'meaning: Words for “also”: 1 here, 0 in English.'],
  [
    'It has two files.',
    '有三个文件。',
    'meaning: Words for “two”: 0 here, 1 in English. Words for “three”: 1 here, 0 in English.',
  ],
  ['Choose a folder.', '选择文件夹。', 'term: “folder” is “目录” elsewhere, not “文件夹”.'],
  [
    'The output is ESM.',
    '产物是 CJS。',
    'term: “ESM” is missing. “CJS” is not in the English text.',
  ],
  ['It is fast.\nIt is small.', '它快。', 'meaning: Sentences: 1 here, 2 in English.'],
  [
    'The first of them is used while you work, the second one when you are done with it.',
    '工作时用第一个。',
    'meaning: This is much shorter than the English text.',
  ],
])('%j is not %j', (english, chinese, question) => {
  expect(check(english, chinese)).toEqual([`1 translation-${question}`]);
});

test('a sentence is compared with the one in its place', () => {
  expect(check('It is on.\nIt is not off.', '不开启。\n已经开启。')).toEqual([
    '1 translation-meaning: Negations: 1 here, 0 in English.',
    '2 translation-meaning: Negations: 0 here, 2 in English.',
  ]);
});

test.each([
  'This is a text in English.',
  'Set `dts` to get 2 files.',
  '## What can go wrong {#a}',
  '---\ntitle: 甲\ndescription: What it is for\n---\n',
])('%j is not translated, also where that was accepted', (text) => {
  for (const before of [undefined, [text, text] as [string, string]])
    expect(compare(text, text, before).map(({ rule }) => rule)).toContain('translation-missing');
});

test('what was accepted is asked again when one of the two changes', () => {
  const ask = (chinese: string) =>
    compare('It works.', chinese, ['It works.', '没有问题。'])
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'translation-meaning');
  expect(ask('没有问题。')).toHaveLength(0);
  expect(ask('没问题。')).toHaveLength(1);
});

test.each([
  ['It works.', 'It does not work.', '可以使用。', 'Negations: 0 here, 1 in English'],
  [
    'Copy two files.',
    'Copy three files.',
    '复制两个文件。',
    'Words for “three”: 0 here, 1 in English',
  ],
  [
    'It is added before the build.',
    'It is added after the build.',
    '构建之前加上。',
    '“after” is “前”',
  ],
  ['It is kept.', 'It is removed.', '予以保留。', '“removed” is “保留”'],
  ['Put it in the folder.', 'Put it in the file.', '放在目录中。', '“file” is “文件”'],
  ['It needs ESM.', 'It needs CJS.', '需要 ESM。', '“CJS” is missing.'],
  ['The default is `esm`.', 'The default is `cjs`.', '默认是 `esm`。', 'word `cjs` is missing'],
])('%j was translated, so that %j contradicts', (before, after, chinese, message) => {
  const listIssues = (english: string) => compare(english, chinese, [before, chinese]);
  expect(listIssues(before)).toEqual([]);
  const longer = listIssues(before.replace('.', ', each with its own version.'));
  expect(longer.filter(({ rule }) => rule !== 'translation-outdated')).toEqual([]);
  expect(listIssues(after)).toMatchObject([
    { rule: 'translation-contradicts', message: expect.stringContaining(message) as string },
  ]);
});
