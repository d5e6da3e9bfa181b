import { useEffect, useRef } from 'react';
import { sessionNames } from '../boot/contract';
import { cancelNavigation } from '../lib/navigation';
import { throttleScroll } from '../lib/time';

export interface ScrollMemory {
  /** The entry's page is shown: from now on its scrolling is remembered. */
  enter: (key: string) => void;
  /** How far an entry's page was scrolled; `undefined` where it is unknown. */
  find: (key: string) => number | undefined;
}

/** Remembers how far each entry of the history was scrolled: the browser may scroll before its page is there. */
export function useScrollMemory(firstKey: string): ScrollMemory {
  const positions = useRef<Map<string, number>>(undefined);
  const shownKey = useRef<string | undefined>(firstKey);
  const getPositions = () => (positions.current ??= loadPositions());

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const remember = () => {
      if (shownKey.current !== undefined) getPositions().set(shownKey.current, window.scrollY);
    };
    const throttled = throttleScroll(remember);
    const handleClick = () => {
      throttled.cancel();
      remember();
    };
    const handlePopState = () => {
      cancelNavigation();
      // Until a page is shown, scrolling belongs to neither.
      throttled.cancel();
      shownKey.current = undefined;
    };
    window.addEventListener('scroll', throttled.call, { passive: true, signal });
    window.addEventListener('click', handleClick, { capture: true, signal });
    window.addEventListener('popstate', handlePopState, { signal });
    const handlePageHide = () => {
      savePositions(getPositions());
      // A page load replaces what was pending, also if the reader returns to this document.
      cancelNavigation();
    };
    window.addEventListener('pagehide', handlePageHide, { signal });
    return () => {
      throttled.cancel();
      listeners.abort();
    };
  }, []);

  return {
    enter: (key) => {
      shownKey.current = key;
    },
    find: (key) => getPositions().get(key),
  };
}

/** Entries kept; the oldest go first. */
const maxEntries = 50;

/** Reads `[key, pixels]` pairs as `formatPositions` writes them; anything else is ignored. */
export function parsePositions(text: string | null): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** The newest positions as text. */
export const formatPositions = (positions: ReadonlyMap<string, number>): string =>
  JSON.stringify([...positions].slice(-maxEntries));

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** The positions of this tab's visit; empty where storage is blocked. */
export function loadPositions(): Map<string, number> {
  try {
    return parsePositions(sessionStorage.getItem(sessionNames.scroll));
  } catch {
    return new Map();
  }
}

/** Stores the positions, for a reload. */
export function savePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(sessionNames.scroll, formatPositions(positions));
  } catch {
    // Blocked or full: the browser's own scroll restoration remains.
  }
}
