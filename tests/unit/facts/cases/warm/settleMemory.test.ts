import { expect, test } from '@rstest/core';
import { settleMemory } from '../../../../../facts/cases/warm/settleMemory.mjs';

const size = 200e6;

/** Takes memory, and gives it up without giving it back. */
function litter(): number {
  new Uint8Array(size).fill(1);
  return process.memoryUsage.rss();
}

test('garbage is given back from the limit on, and left alone below', () => {
  const before = litter();
  expect(settleMemory(Number.POSITIVE_INFINITY)).toBeGreaterThan(before - size / 2);
  expect(settleMemory(0)).toBeLessThan(before - size / 2);
});

test('code that runs later cannot collect garbage itself', () => {
  expect('gc' in globalThis).toBe(false);
});
