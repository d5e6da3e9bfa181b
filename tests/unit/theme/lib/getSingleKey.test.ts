import { describe, expect, it } from '@rstest/core';
import { getSingleKey } from '../../../../theme/lib/getSingleKey';
import type { ShortcutEvent } from '../../../../theme/lib/isSearchShortcut';

const press = (key: string, changes: Partial<ShortcutEvent> = {}, isTyping = false) =>
  getSingleKey(
    { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...changes },
    isTyping,
  );

describe('getSingleKey', () => {
  it('knows the keys of the list', () => {
    expect(press('[')).toBe('previous');
    expect(press(']')).toBe('next');
    expect(press('t')).toBe('scheme');
    expect(press('T', { shiftKey: true })).toBe('scheme');
    expect(press('?', { shiftKey: true })).toBe('help');
  });

  it('does nothing for other keys, names of objects among them', () => {
    for (const key of ['a', 'Escape', '/', 'constructor', 'toString']) {
      expect(press(key)).toBeUndefined();
    }
  });

  it('leaves typing and the browser’s own shortcuts alone', () => {
    expect(press('t', {}, true)).toBeUndefined();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
      expect(press('t', { [modifier]: true })).toBeUndefined();
    }
  });
});
