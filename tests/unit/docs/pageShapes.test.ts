import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { repository } from '../../../facts/cases/paths';
import { isFragment, listFiles } from '../../../build/read/files';

const folder = path.join(repository, 'docs/en');
const files = listFiles(folder).filter((file) => file.endsWith('.mdx') && !isFragment(file));
const mishaps = 'What can go wrong';
const traps = 'Interactions and traps';

/** Pages of a kind, the headings that all of them have in this order, and what they show. */
const kinds: [kind: string, files: RegExp, headings: string[], shown: string[]][] = [
  [
    'option',
    /^config\/lib\/[^/]+\.mdx$/,
    ['Use', 'What changes in the output', 'When to use it', traps, 'Related'],
    ['<Option ', '\n```'],
  ],
  [
    'options of Rsbuild',
    /^config\/rsbuild\//,
    ['What applies to a library', traps, 'Related'],
    ['\n## `'],
  ],
  [
    'guide',
    /^(?:guide\/(?:basic|advanced|upgrade)\/|api\/(?:start|plugin-dts)\.)/,
    [mishaps, 'Next'],
    [],
  ],
  [
    'first steps',
    /^guide\/start\/quick-start\.mdx$/,
    ['Build a package by hand', 'Before you publish', mishaps, 'Next'],
    ['\n<Steps>'],
  ],
  [
    'solution',
    /^guide\/solution\/(?!index)/,
    ['Create the package', 'Build it', 'Check it before you publish', 'Use it', mishaps, 'Next'],
    ['<Output', '<Verdict '],
  ],
  [
    'migration',
    /^guide\/migration\//,
    [
      ...['At a glance', 'A project before and after', 'Every option'],
      ...['What differs in the output', mishaps, 'Next'],
    ],
    ['\n|'],
  ],
];

describe('pages of a kind have its parts, in order', () => {
  it.each(kinds)('%s', (_, pattern, headings, shown) => {
    const own = files.filter((file) => pattern.test(file));
    expect(own).not.toEqual([]);
    for (const file of own) {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const found = [...source.matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);
      const parts = found.filter((text) => headings.includes(text));
      expect([file, ...parts]).toEqual([file, ...headings]);
      expect([file, ...shown.filter((text) => !source.includes(text))]).toEqual([file]);
    }
  });
});
