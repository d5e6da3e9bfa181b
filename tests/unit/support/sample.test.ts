import { expect, it, rs } from '@rstest/core';
import { sample } from '../../support/sample';

const items = Array.from({ length: 50 }, (_, index) => index);
const takeSample = (seed: string) => {
  rs.stubEnv('TEST_SEED', seed);
  return sample(items, 5);
};

it('is the same for a seed, in order, and another for another', () => {
  expect(takeSample('7')).toHaveLength(5);
  expect(takeSample('7')).toEqual(takeSample('7').toSorted((a, b) => a - b));
  expect(takeSample('7')).not.toEqual(takeSample('8'));
});

it('reaches every item with time', () => {
  expect(new Set(items.flatMap((seed) => takeSample(String(seed)))).size).toBe(items.length);
});

it('is all of them without a seed', () => {
  rs.stubEnv('TEST_SEED', '');
  expect(sample(items, 5)).toEqual(items);
});
