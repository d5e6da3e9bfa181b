import { describe, expect, it } from '@rstest/core';
import { describeStep, parseSizes, planSteps } from '../../../network/page/planSteps';
import type { Fence } from '../../../network/page/readPage';

const fence = (kind: string, attributes: Record<string, string> = {}, line = 1): Fence => ({
  line,
  language: 'ts',
  words: kind.split(' ').filter(Boolean),
  attributes,
  text: 'text',
});
const plan = (...fences: Fence[]) => planSteps(fences, 'docs/page.mdx');

describe('planSteps', () => {
  it('runs shell', () => {
    expect(plan(fence('shell'))).toEqual([{ line: 1, type: 'run', commands: 'text' }]);
  });

  for (const kind of ['config', 'module', 'json']) {
    it(`creates the file of ${kind}`, () => {
      expect(plan(fence(kind, { title: 'a.ts' }))).toEqual([
        { line: 1, type: 'write', file: 'a.ts', text: 'text' },
      ]);
    });
  }

  it('compares output with the file it names, or with the terminal', () => {
    expect(
      plan(fence('output', { title: 'dist/a.js' }), fence('output', { title: 'terminal' }, 5)),
    ).toEqual([
      { line: 1, type: 'compareFile', file: 'dist/a.js', text: 'text' },
      { line: 5, type: 'compareTerminal', text: 'text' },
    ]);
  });

  it('looks for a part in a file that commands wrote', () => {
    expect(plan(fence('json part', { title: 'package.json' }))).toEqual([
      { line: 1, type: 'comparePart', file: 'package.json', text: 'text' },
    ]);
  });

  it('looks for a part in a file that a build wrote', () => {
    expect(plan(fence('output part', { title: 'dist/a.js' }))).toEqual([
      { line: 1, type: 'comparePart', file: 'dist/a.js', text: 'text' },
    ]);
  });

  it('leaves out what the page says it did not run, with the reason', () => {
    expect(plan(fence('shell', { 'not-run': 'another system' }))).toEqual([
      { line: 1, type: 'leaveOut', text: 'text', reason: 'another system' },
    ]);
  });

  it('does nothing for a fragment, which readers only read', () => {
    expect(plan(fence('fragment', { title: 'a.ts' }))).toEqual([]);
  });

  it('lists every fence it cannot follow, each with its line', () => {
    const follow = () =>
      plan(
        fence('', {}, 3),
        fence('shell', {}, 7),
        fence('config output', { title: 'a.ts' }, 11),
        fence('module', {}, 15),
        fence('output', {}, 19),
        fence('config', { title: 'a.ts', 'expect-error': 'no' }, 23),
      );
    const kinds = 'config, module, json, shell, output, fragment';
    expect(follow).toThrow(
      [
        `docs/page.mdx:3: the fence is of no class: give it one of ${kinds} (CONTRIBUTING.md says what they mean).`,
        `docs/page.mdx:11: the fence is config and output: give it one of ${kinds} (CONTRIBUTING.md says what they mean).`,
        'docs/page.mdx:15: the fence has no title: name the file that readers create.',
        'docs/page.mdx:19: the fence has no title: name the file, or "terminal" for what the last command printed.',
        'docs/page.mdx:23: a fence that must fail cannot be followed: show the message on a page of its own.',
      ].join('\n'),
    );
  });
});

describe('describeStep', () => {
  it('says what the reader does, with the line of the page', () => {
    expect(describeStep({ line: 4, type: 'run', commands: 'npm init -y\nnpm i\n' })).toBe(
      'line 4: you run npm init -y && npm i',
    );
    expect(describeStep({ line: 9, type: 'write', file: 'src/a.ts', text: '' })).toBe(
      'line 9: you create src/a.ts',
    );
  });

  it('gives the reason of what is left out', () => {
    expect(describeStep({ line: 2, type: 'leaveOut', text: 'npm x', reason: 'no x here' })).toBe(
      'line 2: npm x (not run: no x here)',
    );
  });
});

describe('parseSizes', () => {
  it('gives the files of a tree with their folders, sorted by path', () => {
    const tree = [
      'dist',
      '├── lib',
      '│   ├── a',
      '│   │   └── deep.js     7 B',
      '│   └── index.js     1248 B',
      '├── es',
      '│   └── index.js      235 B',
      '└── index.d.ts         20 B',
    ];
    expect(parseSizes(tree.join('\n'))).toEqual([
      { path: 'es/index.js', size: 235 },
      { path: 'index.d.ts', size: 20 },
      { path: 'lib/a/deep.js', size: 7 },
      { path: 'lib/index.js', size: 1248 },
    ]);
  });

  it('refuses what is no row of a tree', () => {
    expect(() => parseSizes('dist\n├── a.js  1 kB')).toThrow(
      '"├── a.js  1 kB" is neither a file nor a folder of a tree.',
    );
  });
});
