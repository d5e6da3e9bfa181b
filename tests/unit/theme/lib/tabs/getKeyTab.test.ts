import { expect, test } from '@rstest/core';
import { getKeyTab } from '../../../../../theme/lib/tabs/getKeyTab';

test('arrows lead round and round', () => {
  expect(getKeyTab('ArrowRight', 0, 4)).toBe(1);
  expect(getKeyTab('ArrowRight', 3, 4)).toBe(0);
  expect(getKeyTab('ArrowLeft', 2, 4)).toBe(1);
  expect(getKeyTab('ArrowLeft', 0, 4)).toBe(3);
});

test('Home leads to the first tab, End to the last', () => {
  expect(getKeyTab('Home', 2, 4)).toBe(0);
  expect(getKeyTab('End', 2, 4)).toBe(3);
});

test('other keys lead nowhere', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowUp', 'ArrowDown', 'a']) {
    expect(getKeyTab(key, 0, 4)).toBeUndefined();
  }
});
