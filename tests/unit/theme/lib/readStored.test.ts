import { afterEach, expect, rs, test } from '@rstest/core';
import { readStored } from '../../../../theme/lib/readStored';

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
