import { expect, it } from '@rstest/core';
import { findReason } from '../../../../../../build/components/facts/searchBench/findReason';
import { listLosses } from '../../../../../../build/components/facts/searchBench/listLosses';
import { createBench, createEngine } from './createBench';

const list = (...peers: ReturnType<typeof createEngine>[]) =>
  listLosses(createBench([createEngine('ours'), ...peers]));

it('lists nothing where nobody is ahead', () => {
  expect(list(createEngine('equal'), createEngine('behind', { mrr: 0.5, keys: 9 }))).toEqual([]);
});

it('names the best of those ahead, in a figure and in a class', () => {
  const losses = list(
    createEngine('one', { keys: 3.5 }, { mrr: 0.95 }),
    createEngine('two', { keys: 3, sectionFirst: undefined }, { first: 1 }),
  );
  expect(
    losses.map(({ kind, figure, ours, engine, theirs }) => [
      kind,
      figure.name,
      ours,
      engine,
      theirs,
    ]),
  ).toEqual([
    [undefined, 'keys', '4.00', 'two', '3.00'],
    ['typo', 'MRR@10', '0.900', 'one', '0.950'],
  ]);
});

it('says why, and whether one question would make up for it', () => {
  const [keys, slight] = list(createEngine('one', { keys: 3 }, { mrr: 0.95 }));
  const known = { figure: 'keys', class: 'all', sets: [keys?.set ?? ''], reason: 'It guesses.' };
  expect(keys && findReason(keys, [known])).toBe('It guesses.');
  expect(keys && findReason(keys, [{ ...known, class: 'typo' }])).toBe('not known');
  expect(slight && findReason(slight)).toBe('less than one question');
  const [large] = list(createEngine('one', {}, { mrr: 1 }));
  expect(large && findReason({ ...large, isSlight: false })).toBe('not known');
});
