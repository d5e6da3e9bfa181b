import type { ShortcutEvent } from './isSearchShortcut';

/** What a key does by itself, outside of fields. `/` opens search (`isSearchShortcut`). */
export const singleKeys = {
  '[': 'previous',
  ']': 'next',
  t: 'scheme',
  '?': 'help',
} as const;

export type SingleKeyAction = (typeof singleKeys)[keyof typeof singleKeys];

/**
 * What a key press asks for by itself: the previous or next page, the other colour scheme, the list of
 * keys. Nothing while typing, and nothing with Ctrl, Cmd or Alt, which belong to the browser.
 * @param isTyping whether the press goes into a field, or the reader has switched these keys off
 */
export function getSingleKey(event: ShortcutEvent, isTyping: boolean): SingleKeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isTyping || ctrlKey || metaKey || altKey) return undefined;
  // Shift is part of `?` and, on some layouts, of the brackets.
  const name = key.toLowerCase();
  return Object.hasOwn(singleKeys, name) ? singleKeys[name as keyof typeof singleKeys] : undefined;
}
