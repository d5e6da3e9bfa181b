import { expect, test } from '@rstest/core';
import { hashFiles } from '../../../../build/read/cache';

test('a place that a cache depends on must be there', () => {
  expect(() => hashFiles('.', ['build/raed'])).toThrow('A cache depends on build/raed');
  expect(hashFiles('.', ['node_modules/.not-there'])).toBe(hashFiles('.', []));
});
