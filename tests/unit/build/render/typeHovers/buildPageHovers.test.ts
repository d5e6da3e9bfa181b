import { expect, it } from '@rstest/core';
import type { OptionFact } from '../../../../../facts/tool/toolFacts';
import { buildPageHovers } from '../../../../../build/render/typeHovers/buildPageHovers';
import type { HoverBlock, NameHover } from '../../../../../build/render/typeHovers/HoverBlock';

const toBlock = (key: string): HoverBlock => ({
  key,
  mark: `mark-${key}`,
  path: 'a.ts',
  code: key,
  head: '',
  siblings: [],
});
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

it('leaves out blocks without names', () => {
  expect(build({ a: [] })).toEqual({ texts: [], blocks: {} });
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

it('takes other defaults from their comments, and none that only says “undefined”', () => {
  const { texts } = build({
    a: [toHover(0, { default: "'web'" }), toHover(1, { default: 'undefined' })],
  });
  expect(texts).toEqual([
    { signature: ['', 'pdts'], default: "`'web'`" },
    { signature: ['', 'pdts'] },
  ]);
});
