import { describe, expect, it } from '@rstest/core';
import { parseSizes, planSteps } from '../../../network/page/planSteps';
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
});
