import { describe, expect, it } from '@rstest/core';
import { computeHovers } from '../../../../../build/render/typeHovers/computeHovers';
import {
  buildPageHovers,
  type HoverBlock,
  listBlocks,
  type NameHover,
} from '../../../../../build/render/typeHovers/hovers';
import type { OptionFact } from '../../../../../facts/tool/toolFacts';
import { createTestFolder } from '../../../../support/testFolder';
import { fence, readPage } from '../../readPage';

describe('listBlocks', () => {
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

  it('knows a block again until its code, its neighbors or the tools change', () => {
    const importing = fence('ts title="src/index.ts" module', "import { a } from './a';");
    const getKey = (neighbor: string, toolchain = 'toolchain') =>
      listBlocks(readPage(importing + fence('ts title="src/a.ts" module', neighbor)), toolchain)[0]
        ?.key;
    expect(getKey('export const a = 1;')).toBe(getKey('export const a = 1;'));
    expect(getKey('export const a = 1;')).not.toBe(getKey('export const a = 2;'));
    expect(getKey('export const a = 1;')).not.toBe(getKey('export const a = 1;', 'newer'));
  });
});

const toBlock = (key: string): HoverBlock => ({
  key,
  mark: `mark-${key}`,
  path: 'a.ts',
  code: key,
  head: '',
  siblings: [],
});

describe('buildPageHovers', () => {
  const toHover = (start: number, more: Partial<NameHover> = {}): NameHover => ({
    start,
    length: 2,
    signature: ['', 'pdts'],
    ...more,
  });
  const fact: OptionFact = {
    path: 'dts',
    type: 'Dts',
    members: ['boolean'],
    stated: '`true` when {@link format} is `esm`',
    isExperimental: false,
    isTopLevel: true,
  };
  const build = (known: Readonly<Record<string, NameHover[]>>, options: OptionFact[] = []) =>
    buildPageHovers(Object.keys(known).map(toBlock), {
      known: new Map(Object.entries(known)),
      places: new Map([['option dts', { href: '/config/lib/dts', label: 'lib.dts' }]]),
      options,
    });

  it('says each text once, however often and in which block it is needed', () => {
    expect(
      build({ a: [toHover(3), toHover(9)], b: [toHover(5, { about: 'x' }), toHover(7)] }),
    ).toEqual({
      texts: [{ signature: ['', 'pdts'] }, { signature: ['', 'pdts'], about: 'x' }],
      blocks: { 'mark-a': [3, 2, 0, 9, 2, 0], 'mark-b': [5, 2, 1, 7, 2, 0] },
    });
  });

  it('takes the default of an option from the facts, and leads to its page', () => {
    const subject = { type: 'option', name: 'dts' } as const;
    const { texts } = build({ a: [toHover(0, { subject, default: 'other' })] }, [fact]);
    expect(texts).toEqual([
      {
        signature: ['', 'pdts'],
        default: '`true` when `format` is `esm`',
        page: { href: '/config/lib/dts', label: 'lib.dts' },
      },
    ]);
  });
});

const file = createTestFolder().resolve('hovers.json');

const answer: NameHover = { start: 0, length: 1, signature: ['a'] };

it('computeHovers: asks the compiler once for what is new, and keeps also that there is nothing to say', async () => {
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
