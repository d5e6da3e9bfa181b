import { useSyncExternalStore } from 'react';

let isPending = false;
const listeners = new Set<() => void>();

/** Says that a page has been asked for, or that it is there. */
export function setPendingNavigation(value: boolean): void {
  isPending = value;
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Whether a page has been asked for that cannot be shown yet. */
export const usePendingNavigation = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPending,
    () => false,
  );
