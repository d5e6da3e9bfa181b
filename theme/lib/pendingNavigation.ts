import { useSyncExternalStore } from 'react';

/** A page that was asked for and could not be had; a new object each time. */
export interface MissedPage {
  href: string;
}

const pending = createStore(false);
const missed = createStore<MissedPage | undefined>(undefined);

/**
 * Says that a page has been asked for, or that it is there, or that it could not be had. Which one was
 * missed is known until a page is there, or nobody wants to know it.
 */
export function setPendingNavigation(value: boolean, lost?: MissedPage): void {
  pending.set(value);
  if (!value) missed.set(lost);
}

/** Whether a page has been asked for that cannot be shown yet. */
export const usePendingNavigation = pending.use;

/** The page that could not be had for want of a network. */
export const useMissedPage = missed.use;

/** A value that belongs to the page as a whole; what uses it is drawn anew when it changes. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  use: () => Value;
}

/** @param first the value until one is set, and on the server */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  const get = () => current;
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  };
  return {
    get,
    set: (value) => {
      current = value;
      for (const notify of listeners) notify();
    },
    use: () => useSyncExternalStore(subscribe, get, () => first),
  };
}
