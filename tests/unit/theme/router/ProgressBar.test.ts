import { expect, it } from '@rstest/core';
import { progress, trickle } from '../../../../theme/router/ProgressBar';

it('has the specified numbers', () => {
  const numbers = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };
  expect(progress).toMatchObject(numbers);
});

it('grows by at most the trickle rate, from the minimum, and never ends by itself', () => {
  expect(trickle(0, 0)).toBe(0.08);
  expect(trickle(0.08, 1)).toBeCloseTo(0.1);
  expect(trickle(0.5, 0.5)).toBeCloseTo(0.51);
  expect(trickle(0.99, 1)).toBe(0.994);
});
