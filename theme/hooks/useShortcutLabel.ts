import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const getLabel = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl K');
const getServerLabel = () => '';

/** The shortcut as the reader's platform writes it; empty in the first render, like the server's. */
export function useShortcutLabel(): string {
  return useSyncExternalStore(neverChanges, getLabel, getServerLabel);
}
