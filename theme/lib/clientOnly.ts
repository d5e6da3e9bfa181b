import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the page is hydrated: for controls that do nothing without script. */
export function useIsInteractive(): boolean {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => startTransition(() => setInteractive(true)), []);
  return isInteractive;
}

const neverChanges = () => () => undefined;
const getLabel = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl K');
const getServerLabel = () => '';

/** The shortcut as the reader's platform writes it; empty in the first render, like the server's. */
export function useShortcutLabel(): string {
  return useSyncExternalStore(neverChanges, getLabel, getServerLabel);
}
