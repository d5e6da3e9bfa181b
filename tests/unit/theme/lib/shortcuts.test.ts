import { expect, it } from '@rstest/core';
import { isSearchShortcut, type ShortcutEvent } from '../../../../theme/lib/shortcuts';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (changes: Partial<ShortcutEvent>) => isSearchShortcut({ ...none, ...changes });

it('knows Ctrl+K and Cmd+K, also in a field', () => {
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  expect(press({ key: 'K', metaKey: true })).toBe(true);
});

it('knows the key on a keyboard without Latin letters', () => {
  expect(press({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true);
});

it('goes by the letter on another Latin layout', () => {
  expect(press({ key: 't', code: 'KeyK', ctrlKey: true })).toBe(false);
  expect(press({ key: 'k', code: 'KeyV', ctrlKey: true })).toBe(true);
});
