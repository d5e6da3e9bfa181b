import { expect, test } from '@rstest/core';
import { toSlug } from 'slugs';

test('the package works as users import it', () => {
  expect(toSlug(' Hello  World ')).toBe('hello-world');
});
