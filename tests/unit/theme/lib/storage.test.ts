import { expect, it } from '@rstest/core';
import { storageKey } from '../../../../theme/lib/storage';

it('is the plain name at the root of an origin', () => {
  expect(storageKey('rspress-visited', '/')).toBe('rspress-visited');
});

it('carries the base path below one, so that two sites of an origin keep apart', () => {
  expect(storageKey('rspress-visited', '/docs/')).toBe('rspress-visited/docs/');
});
