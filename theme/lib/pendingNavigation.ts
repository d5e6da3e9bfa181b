import { useSyncExternalStore } from 'react';
import { emit, on } from './contract';

interface PendingNavigation {
  /** Whether a page is being loaded. */
  isPending: boolean;
  /** The page that could not be had for want of a network, until another is; a new object each time. */
  missed?: { href: string } | undefined;
}

let current: PendingNavigation = { isPending: false };

export function setPendingNavigation(isPending: boolean, missed?: { href: string }): void {
  current = { isPending, missed: isPending ? current.missed : missed };
  emit('navigationchange');
}

export const usePendingNavigation = (): PendingNavigation =>
  useSyncExternalStore(
    (notify) => on('navigationchange', notify),
    () => current,
    () => current,
  );
