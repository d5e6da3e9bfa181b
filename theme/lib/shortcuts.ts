import { getRootData } from './contract';

export type ShortcutEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Ctrl/Cmd+K on any keyboard layout, or `/` outside of fields. */
export function isSearchShortcut(event: ShortcutEvent, isTyping: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  // Shift is part of `/` on some layouts.
  if (!ctrlKey && !metaKey) return key === '/' && !isTyping;
  const isLatin = /^[a-z]$/i.test(key);
  return !shiftKey && (isLatin ? key.toLowerCase() === 'k' : code === 'KeyK');
}

/** What single keys do, outside of fields. `/` opens search (`isSearchShortcut`). */
const singleKeys = { '[': 'previous', ']': 'next', t: 'scheme', '?': 'help' } as const;

export type SingleKeyAction = (typeof singleKeys)[keyof typeof singleKeys];

/** What a single key does; nothing while typing, or with Ctrl, Cmd or Alt, which belong to the browser. */
export function getSingleKey(event: ShortcutEvent, isTyping: boolean): SingleKeyAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isTyping || ctrlKey || metaKey || altKey) return undefined;
  // Shift is part of `?` and, on some layouts, of the brackets.
  const name = key.toLowerCase();
  return Object.hasOwn(singleKeys, name) ? singleKeys[name as keyof typeof singleKeys] : undefined;
}

/** Whether readers have left single keys on (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => getRootData().singleKeys !== 'off';

/** Whether keys only type: the event is in a field, or the reader has switched single keys off. */
export const isPlainTyping = ({ target }: Event): boolean =>
  !hasSingleKeys() ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')));
