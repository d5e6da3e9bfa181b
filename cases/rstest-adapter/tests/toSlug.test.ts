import { expect, test } from '@rstest/core';
import { toSlug } from '../src/index';

test('joins words by hyphens', () => {
  expect(toSlug(' Hello  World ')).toBe('hello-world');
});
