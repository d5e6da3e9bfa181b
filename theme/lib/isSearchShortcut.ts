export interface ShortcutEvent {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether a key press opens search: Ctrl/Cmd+K on any keyboard layout, or `/` outside of fields.
 * @param isTyping whether the press goes into a field
 */
export function isSearchShortcut(event: ShortcutEvent, isTyping: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  // Shift is part of `/` on some layouts.
  if (!ctrlKey && !metaKey) return key === '/' && !isTyping;
  const isLatin = /^[a-z]$/i.test(key);
  return !shiftKey && (isLatin ? key.toLowerCase() === 'k' : code === 'KeyK');
}
