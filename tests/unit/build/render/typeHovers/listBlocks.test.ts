import { expect, it } from '@rstest/core';
import { listBlocks } from '../../../../../build/render/typeHovers/listBlocks';
import { fence, readPage } from './readPage';

const list = (...fences: string[]) => listBlocks(readPage(fences.join('')), 'toolchain');

it('takes whole configurations and modules, also those that are meant to fail', () => {
  const blocks = list(
    fence('ts config', 'c'),
    fence('tsx title="src/a.tsx" module', 'm'),
    fence('ts expect-error="x"', 'e'),
    fence('ts config case="x" part', 'part'),
    fence('ts config not-run="needs a phone"', 'not run'),
    fence('css title="a.css" module', 'css'),
    fence('ts fragment', 'f'),
    fence('bash shell', 'npm i'),
  );
  expect(blocks.map(({ path, code }) => [path, code])).toEqual([
    ['rslib.config.ts', 'c'],
    ['src/a.tsx', 'm'],
    ['rslib.config.ts', 'e'],
  ]);
});

it('lists code that a page shows twice once', () => {
  expect(list(fence('ts config', 'c'), fence('ts config', 'c'))).toHaveLength(1);
});

it('knows a block again until its code, its neighbours or the tools change', () => {
  const importing = fence('ts title="src/index.ts" module', "import { a } from './a';");
  const getKey = (neighbour: string, toolchain = 'toolchain') =>
    listBlocks(readPage(importing + fence('ts title="src/a.ts" module', neighbour)), toolchain)[0]
      ?.key;
  expect(getKey('export const a = 1;')).toBe(getKey('export const a = 1;'));
  expect(getKey('export const a = 1;')).not.toBe(getKey('export const a = 2;'));
  expect(getKey('export const a = 1;')).not.toBe(getKey('export const a = 1;', 'newer'));
});
