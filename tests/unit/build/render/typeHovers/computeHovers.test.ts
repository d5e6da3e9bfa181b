import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import { computeHovers } from '../../../../../build/render/typeHovers/computeHovers';
import type { HoverBlock, NameHover } from '../../../../../build/render/typeHovers/HoverBlock';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hovers-'));
const file = path.join(folder, 'hovers.json');
afterAll(() => rmSync(folder, { recursive: true }));

const toBlock = (key: string): HoverBlock => ({
  key,
  mark: key,
  path: 'a.ts',
  code: key,
  head: '',
  siblings: [],
});
const answer: NameHover = { start: 0, length: 1, signature: ['a'] };

it('asks the compiler once for what is new, and keeps also that there is nothing to say', async () => {
  const asked: string[] = [];
  const ask = async (blocks: readonly HoverBlock[]) => {
    asked.push(blocks.map(({ key }) => key).join(' '));
    return blocks.map(({ key }) => (key === 'empty' ? [] : [answer]));
  };
  const compute = (...keys: string[]) => computeHovers(keys.map(toBlock), { cacheFile: file, ask });

  expect([...(await compute('a', 'empty', 'a'))]).toEqual([
    ['a', [answer]],
    ['empty', []],
  ]);
  expect([...(await compute('empty', 'b', 'a')).keys()]).toEqual(['empty', 'b', 'a']);
  expect((await compute('a', 'b', 'empty')).get('b')).toEqual([answer]);
  expect(asked).toEqual(['a empty', 'b']);
});

it('forgets what no page has any more, unless it is told to keep it', async () => {
  const asked: string[] = [];
  const ask = async (blocks: readonly HoverBlock[]) => {
    asked.push(...blocks.map(({ key }) => key));
    return blocks.map(() => [answer]);
  };
  await computeHovers([toBlock('x'), toBlock('y'), toBlock('z')], { cacheFile: file, ask });
  await computeHovers([toBlock('x'), toBlock('new')], {
    cacheFile: file,
    ask,
    kept: [toBlock('y')],
  });
  await computeHovers([toBlock('y'), toBlock('z')], { cacheFile: file, ask });
  expect(asked).toEqual(['x', 'y', 'z', 'new', 'z']);
});
