import { describe, expect, it } from '@rstest/core';
import { readStartQuery } from '../../../../theme/search/startQuery';

const read = (input: Partial<Parameters<typeof readStartQuery>[0]>) =>
  readStartQuery({ search: '', selection: '', isByShortcut: true, ...input });

describe('readStartQuery', () => {
  it('is empty for passages: more than a line or than a hundred characters', () => {
    expect(read({ selection: 'one\ntwo' })).toBe('');
    expect(read({ selection: 'a'.repeat(100) })).toHaveLength(100);
    expect(read({ selection: 'a'.repeat(101) })).toBe('');
  });

  it('takes any address', () => {
    expect(read({ search: '?q=%' })).toBe('%');
    expect(read({ search: '?q=%E0%A4%A' })).toBe('\ufffd%A');
    expect(read({ search: '?q=a%0A%00%09b' })).toBe('a b');
    expect(read({ search: `?q=${'zq'.repeat(5000)}` })).toHaveLength(256);
    const halved = read({ search: `?q=${'a'.repeat(255)}%F0%9F%98%80` });
    expect(() => encodeURIComponent(halved)).not.toThrow();
    expect(read({ search: '?q=<img src=x onerror=alert(1)>' })).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});
