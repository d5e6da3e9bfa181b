import { expect, test } from '@rstest/core';
import { createSharedMemory } from '../../../../../facts/cases/warm/createSharedMemory';

const small = Symbol('small');
const large = Symbol('large');

test('the largest gives its memory back once all have too much together', () => {
  const shared = createSharedMemory(500);
  expect(shared.isTooMuch(large, 300)).toBe(false);
  expect(shared.isTooMuch(small, 200)).toBe(false);
  expect(shared.isTooMuch(small, 201)).toBe(false);
  expect(shared.isTooMuch(large, 300)).toBe(true);
});

test('one that has ended no longer counts', () => {
  const shared = createSharedMemory(500);
  shared.isTooMuch(large, 300);
  shared.release(large);
  expect(shared.isTooMuch(small, 250)).toBe(false);
});

test('one by itself may have all', () => {
  const shared = createSharedMemory(500);
  expect(shared.isTooMuch(large, 500)).toBe(false);
  expect(shared.isTooMuch(large, 501)).toBe(true);
});
