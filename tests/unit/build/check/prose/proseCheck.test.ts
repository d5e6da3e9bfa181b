import { expect, test } from '@rstest/core';
import { proseRules } from '../../../../../build/read/rules';
import { createProseCheck } from '../../../../../build/check/prose/proseCheck';
import { createTestFolder } from '../../../../support/testFolder';

const { root: base, resolve, write } = createTestFolder();
const open = () => createProseCheck({ root: resolve('docs'), base, cacheFolder: resolve('cache') });

test('all issues of a page come in the order of its lines, in this run and from the cache', async () => {
  write('docs/en/page.mdx', 'A mistaek.\n\nSimply do it.\n');
  const show = async () =>
    (await open().checkAll()).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  const expected = ['docs/en/page.mdx:1 prose-spelling', 'docs/en/page.mdx:3 prose-word'];
  expect(await show()).toEqual(expected);
  expect(await show()).toEqual(expected);
});

test('every rule has an issue that is found', async () => {
  write(
    'docs/en/page.mdx',
    [
      '# Set Up the build',
      'A mistaek.',
      'Simply do it.',
      'Javascript runs.',
      'It ends with a error.',
      'It never fails.',
      'Declaration files are there.',
      `A sentence ${'that goes on and on and '.repeat(5)}ends.`,
    ].join('\n\n'),
  );
  const found = (await open().checkAll()).map(({ rule }) => rule);
  expect([...new Set(found)].sort()).toEqual(Object.keys(proseRules).sort());
});

test('other languages have other rules, and none here', async () => {
  write('docs/zh/page.mdx', '只需 simply 运行。\n');
  expect(await open().checkAll()).toEqual([]);
});

test('a misspelt or British word is named with its page, line and the nearest word', async () => {
  write('docs/en/a.mdx', '# Title\n\nThis is fine.\n');
  write('docs/en/b.mdx', 'Fine.\n\nPackages are recieved here; `recieved` is code.\n');
  write('docs/en/c.mdx', 'The behaviour of colours depends on the licence.\n');
  expect(await open().checkAll()).toMatchObject([
    {
      file: 'docs/en/b.mdx',
      line: 3,
      rule: 'prose-spelling',
      message: '“recieved” is in no dictionary.',
      hint:
        'Did you mean “received”? ' +
        'A name belongs in build/check/prose/words/spelling.txt, code in backticks.',
    },
    { file: 'docs/en/c.mdx', message: expect.stringContaining('“behaviour”') as string },
    { file: 'docs/en/c.mdx', message: expect.stringContaining('“colours”') as string },
    { file: 'docs/en/c.mdx', message: expect.stringContaining('“licence”') as string },
  ]);
});
