import { expect, it } from '@rstest/core';
import type { Parent } from 'mdast';
import { searchBench } from '../../../../../../build/components/facts/components/searchBench';
import { openFactStore } from '../../../../../../build/components/facts/factStore';
import { createBench, createEngine } from '../searchBench/createBench';
import { showTable } from '../showTable';

const { say, ...store } = openFactStore();
const draw = (attributes: Record<string, string>, bench = createBench(engines)) =>
  searchBench.render(attributes, { ...store, say, getSearchBench: () => bench });
const engines = [
  createEngine('ours', { mrr: 0.94567, none: 0.0123 }),
  createEngine('peer', { sectionFirst: undefined, keys: undefined }, { mrr: 0.5 }),
];

it('shows held-out figures, a dash for what was not measured', () => {
  expect(showTable(draw({ of: 'totals', set: 'English' }))).toEqual([
    ['Engine', 'MRR@10', 'nDCG@10', 'first right', 'in five', 'section first', 'none', 'keys'],
    ['OURS', '0.946', '0.800', '85.0 %', '100.0 %', '50.0 %', '1.2 %', '4.00'],
    ['PEER', '0.900', '0.800', '85.0 %', '100.0 %', '–', '0.0 %', '–'],
  ]);
  expect(showTable(draw({ of: 'classes', set: 'English' }))).toEqual([
    ['Class', 'Questions', 'OURS', 'PEER'],
    ['typo', '10', '0.900', '0.500'],
  ]);
});

it('shows the run, the engines and what they cost', () => {
  expect(showTable(draw({ of: 'run' }))).toContainEqual(['Commit', '`abc1234`']);
  expect(showTable(draw({ of: 'run' }))).toContainEqual(['Date', '2026-01-02']);
  expect(showTable(draw({ of: 'engines' }))[2]).toEqual(['PEER', 'a tool', 'peer 1.0.0']);
  expect(showTable(draw({ of: 'costs', set: 'English' }))[1]).toEqual([
    'OURS',
    '1.0\u00a0kB',
    '1.0\u00a0ms',
    '2.0\u00a0ms',
  ]);
  expect(showTable(draw({ of: 'worker' }))[2]?.[0]).toBe('9 pages, made of these');
  expect(showTable(draw({ of: 'halves' })).map((row) => row[1])).toEqual([
    'Part',
    'tuning',
    'held out',
  ]);
});

it('says so where there is nothing to list', () => {
  const bench = createBench([createEngine('ours'), createEngine('peer')]);
  const read = (of: string) =>
    ((draw({ of }, bench)[0] as Parent).children[0] as { value: string }).value;
  expect(read('seen')).toBe('This run was given none.');
  expect(read('losses')).toBe('In no figure of this run.');
});

it('names what there is and how to get the rest', () => {
  expect(() => draw({ of: 'total' })).toThrow('“of” is one of run,');
  expect(() => draw({ of: 'totals' })).toThrow('“set” is missing');
  expect(() => draw({ of: 'totals', set: 'French' })).toThrow(
    'no set “French”. It has: English. Run `npm run bench:search`',
  );
});
