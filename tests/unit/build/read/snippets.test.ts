import { expect, it } from '@rstest/core';
import { fence, readPage } from '../readPage';
import { listSnippets } from '../../../../build/read/snippets';

const list = (...fences: string[]) => listSnippets(readPage(fences.join('')).fences);

it('gives each file the others as a reader has them at that point', () => {
  const snippets = list(
    fence('ts title="src/a.ts" module', 'a1'),
    fence('ts title="src/b.ts" module', 'b1'),
    fence('ts title="src/a.ts" module', 'a2'),
    fence('ts config', 'c'),
  );
  expect(snippets.map(({ path, siblings }) => [path, ...siblings.values()].join(' '))).toEqual([
    'src/a.ts b1',
    'src/b.ts a1',
    'src/a.ts b1',
    'rslib.config.ts a2 b1',
  ]);
});

it('takes for a file of the project what is one', () => {
  const [first] = list(
    fence('ts title="rslib.config.ts" config', 'c'),
    fence('json title="package.json" json', '{}'),
    fence('js title="dist/index.js" output', 'o'),
    fence('ts title="src/part.ts" fragment', 'f'),
    fence('ts title="src/broken.ts" module expect-error="TS1"', 'e'),
    fence('ts title="../outside.ts" module', 'x'),
    fence('text title="terminal" output', 't'),
  );
  expect([...(first?.siblings.keys() ?? [])]).toEqual(['package.json']);
});

it('leaves out a package.json that is reported as no JSON', () => {
  const manifest = fence('json title="package.json" json', '{ "name": "a", }');
  expect(list(fence('ts config', 'c'), manifest)[0]?.siblings.size).toBe(0);
});

it('gives compilers no file that they cannot read', () => {
  const snippets = list(
    fence('text config', 'a'),
    fence('yaml title="rslib.config.ts" config', 'b'),
    fence('ts title="README.md" config', 'c'),
  );
  expect(snippets.map(({ path }) => path)).toEqual(['rslib.config.ts']);
});
