import { expect, test } from '@rstest/core';
import { address } from '../src/address';

test('reads the variable', () => {
  expect(address).toBe('https://example.com');
});
