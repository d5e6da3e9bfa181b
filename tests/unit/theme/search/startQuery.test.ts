import { describe, expect, it } from '@rstest/core';
import { readStartQuery } from '../../../../theme/search/startQuery';

const read = (input: Partial<Parameters<typeof readStartQuery>[0]>) =>
  readStartQuery({ search: '', selection: '', isByShortcut: true, ...input });

describe('readStartQuery', () => {
  it('is what the address asks for, before any selection', () => {
    expect(read({ search: '?navbar=0&q=lib.format', selection: 'dts' })).toBe('lib.format');
    expect(read({ search: '?q=lib+format', isByShortcut: false })).toBe('lib format');
    expect(read({ search: '?q=', selection: 'dts' })).toBe('');
  });

  it('is what was selected when the shortcut was pressed, and not when the box was', () => {
    expect(read({ selection: ' autoExternal\n' })).toBe('autoExternal');
    expect(read({ selection: 'autoExternal', isByShortcut: false })).toBe('');
  });

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
