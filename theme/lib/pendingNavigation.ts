import { useSyncExternalStore } from 'react';

/** A page that could not be loaded; a new object each time. */
export interface MissedPage {
  href: string;
}

const pending = createStore(false);
const missed = createStore<MissedPage | undefined>(undefined);

/** Sets whether a page is being loaded, and which one could not be. */
export function setPendingNavigation(value: boolean, lost?: MissedPage): void {
  pending.set(value);
  if (!value) missed.set(lost);
}

export const usePendingNavigation = pending.use;

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
