import { describe, expect, it } from '@rstest/core';
import {
  getSingleKey,
  isSearchShortcut,
  type ShortcutEvent,
} from '../../../../theme/lib/shortcuts';

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

const pressKey = (key: string, changes: Partial<ShortcutEvent> = {}, isTyping = false) =>
  getSingleKey(
    { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...changes },
    isTyping,
  );

describe('getSingleKey', () => {
  it('knows the keys of the list', () => {
    expect(pressKey('[')).toBe('previous');
    expect(pressKey(']')).toBe('next');
    expect(pressKey('t')).toBe('scheme');
    expect(pressKey('T', { shiftKey: true })).toBe('scheme');
    expect(pressKey('?', { shiftKey: true })).toBe('help');
  });

  it('does nothing for other keys, names of objects among them', () => {
    for (const key of ['a', 'Escape', '/', 'constructor', 'toString']) {
      expect(pressKey(key)).toBeUndefined();
    }
  });

  it('leaves typing and the browser’s own shortcuts alone', () => {
    expect(pressKey('t', {}, true)).toBeUndefined();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
      expect(pressKey('t', { [modifier]: true })).toBeUndefined();
    }
  });
});
