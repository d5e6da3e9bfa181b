import { useSyncExternalStore } from 'react';

/** A page that was asked for and could not be had; a new object each time. */
export interface MissedPage {
  href: string;
}

let isPending = false;
let missed: MissedPage | undefined;
const listeners = new Set<() => void>();

/**
 * Says that a page has been asked for, or that it is there, or that it could not be had. Which one was
 * missed is known until a page is there, or nobody wants to know it.
 */
export function setPendingNavigation(value: boolean, lost?: MissedPage): void {
  isPending = value;
  if (!value) missed = lost;
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

/** The page that could not be had for want of a network. */
export const useMissedPage = (): MissedPage | undefined =>
  useSyncExternalStore(
    subscribe,
    () => missed,
    () => undefined,
  );
