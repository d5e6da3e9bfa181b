import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { proseRules } from '../../../../../build/read/rules';
import { createProseCheck } from '../../../../../build/check/prose/proseCheck';

const folders: string[] = [];

/** Opening the dictionaries takes seconds where the machine is busy; in ms. */
const slow = 60_000;

function openSite() {
  const base = mkdtempSync(path.join(tmpdir(), 'prose-'));
  folders.push(base);
  mkdirSync(path.join(base, 'docs', 'en'), { recursive: true });
  mkdirSync(path.join(base, 'docs', 'zh'), { recursive: true });
  const open = () =>
    createProseCheck({
      root: path.join(base, 'docs'),
      base,
      cacheFolder: path.join(base, 'cache'),
    });
  const write = (file: string, source: string) =>
    writeFileSync(path.join(base, 'docs', file), source);
  return { open, write };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test(
  'all faults of a page come in the order of its lines, in this run and from the cache',
  async () => {
    const { open, write } = openSite();
    write('en/page.mdx', 'A mistaek.\n\nSimply do it.\n');
    const show = async () =>
      (await open().checkAll()).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
    const expected = ['docs/en/page.mdx:1 prose-spelling', 'docs/en/page.mdx:3 prose-word'];
    expect(await show()).toEqual(expected);
    expect(await show()).toEqual(expected);
  },
  slow,
);

test(
  'every rule has a fault that is found',
  async () => {
    const { open, write } = openSite();
    write(
      'en/page.mdx',
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
  },
  slow,
);

test('while a writer saves, all but the spelling is told', () => {
  const { open, write } = openSite();
  write('en/page.mdx', 'A mistaek.\n\nSimply do it.\n');
  expect(
    open()
      .checkQuickly()
      .map(({ rule }) => rule),
  ).toEqual(['prose-word']);
});

test('other languages have other rules, and none here', async () => {
  const { open, write } = openSite();
  write('zh/page.mdx', '只需 simply 运行。\n');
  expect(await open().checkAll()).toEqual([]);
});

test(
  'a misspelt or British word is named with its page, line and the nearest word',
  async () => {
    const { open, write } = openSite();
    write('en/a.mdx', '# Title\n\nThis is fine.\n');
    write('en/b.mdx', 'Fine.\n\nPackages are recieved here; `recieved` is code.\n');
    write('en/c.mdx', 'The behaviour of colours depends on the licence.\n');
    const faults = await open().checkAll();
    expect(faults).toMatchObject([
      {
        file: 'docs/en/b.mdx',
        line: 3,
        rule: 'prose-spelling',
        message: '“recieved” is in no dictionary.',
        hint:
          'Did you mean “received”? ' +
          'A word of ours belongs into build/check/prose/words/spelling.txt, code into backticks.',
      },
      { file: 'docs/en/c.mdx', message: expect.stringContaining('“behaviour”') as string },
      { file: 'docs/en/c.mdx', message: expect.stringContaining('“colours”') as string },
      { file: 'docs/en/c.mdx', message: expect.stringContaining('“licence”') as string },
    ]);
  },
  slow,
);
