import { afterEach, expect, it, rs, test } from '@rstest/core';
import { readStored, storageKey } from '../../../../theme/lib/storage';

it('is the plain name at the root of an origin', () => {
  expect(storageKey('rspress-visited', '/')).toBe('rspress-visited');
});

it('carries the base path below one, so that two sites of an origin keep apart', () => {
  expect(storageKey('rspress-visited', '/docs/')).toBe('rspress-visited/docs/');
});

afterEach(() => {
  rs.unstubAllGlobals();
});

test('what is stored, null where nothing is', () => {
  rs.stubGlobal('localStorage', { getItem: (key: string) => (key === 'a' ? '1' : null) });
  expect(readStored('a')).toBe('1');
  expect(readStored('b')).toBeNull();
});

test('null where storage throws', () => {
  rs.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(readStored('a')).toBeNull();
});
