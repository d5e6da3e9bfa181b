import { describe, expect, it } from '@rstest/core';
import { isSearchShortcut, type ShortcutEvent } from '../../../../theme/lib/isSearchShortcut';

const press = (changes: Partial<ShortcutEvent>, isTyping = false) =>
  isSearchShortcut(
    {
      key: '',
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...changes,
    },
    isTyping,
  );

describe('isSearchShortcut', () => {
  it('knows Ctrl+K and Cmd+K, also in a field', () => {
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
    expect(press({ key: 'K', metaKey: true }, true)).toBe(true);
  });

  it('knows the key on a keyboard without Latin letters', () => {
    expect(press({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true);
  });

  it('goes by the letter on another Latin layout', () => {
    expect(press({ key: 't', code: 'KeyK', ctrlKey: true })).toBe(false);
    expect(press({ key: 'k', code: 'KeyV', ctrlKey: true })).toBe(true);
  });

  it('knows the slash outside of fields', () => {
    expect(press({ key: '/' })).toBe(true);
    expect(press({ key: '/', shiftKey: true })).toBe(true);
    expect(press({ key: '/' }, true)).toBe(false);
  });

  it.each<Partial<ShortcutEvent>>([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: '/', ctrlKey: true },
  ])('leaves other keys alone: %j', (event) => {
    expect(press(event)).toBe(false);
  });
});
