import { expect, it } from '@rstest/core';
import { readStartQuery } from '../../../../theme/search/startQuery';

it('is empty for passages: more than a line or than a hundred characters', () => {
  expect(readStartQuery('', 'one\ntwo')).toBe('');
  expect(readStartQuery('', 'a'.repeat(100))).toHaveLength(100);
  expect(readStartQuery('', 'a'.repeat(101))).toBe('');
});

it('takes any address', () => {
  expect(readStartQuery('?q=%')).toBe('%');
  expect(readStartQuery('?q=%E0%A4%A')).toBe('\ufffd%A');
  expect(readStartQuery('?q=a%0A%00%09b')).toBe('a b');
  expect(readStartQuery(`?q=${'zq'.repeat(5000)}`)).toHaveLength(256);
  const halved = readStartQuery(`?q=${'a'.repeat(255)}%F0%9F%98%80`);
  expect(() => encodeURIComponent(halved)).not.toThrow();
  expect(readStartQuery('?q=<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
});
