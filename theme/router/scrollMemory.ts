import { useEffect, useRef } from 'react';
import { sessionNames } from '../lib/contract';
import { cancelNavigation } from '../lib/navigation';
import { readSession, writeSession } from '../lib/storage';
import { throttleScroll } from '../lib/time';

/** Remembers how far each entry of the history was scrolled: the browser may scroll before its page is there. */
export function useScrollMemory(firstKey: string) {
  const positions = useRef<Map<string, number>>(undefined);
  const shownKey = useRef<string | undefined>(firstKey);
  const getPositions = () =>
    (positions.current ??= new Map(Object.entries(readSession<number>(sessionNames.scroll))));

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const remember = () => {
      if (shownKey.current !== undefined) getPositions().set(shownKey.current, window.scrollY);
    };
    const throttled = throttleScroll(remember);
    const listen = (type: string, handle: () => void, options?: AddEventListenerOptions) =>
      window.addEventListener(type, handle, { signal, ...options });
    listen('scroll', throttled.call, { passive: true });
    listen('click', () => (throttled.cancel(), remember()), { capture: true });
    listen('popstate', () => {
      cancelNavigation();
      // Until a page is shown, scrolling belongs to neither.
      throttled.cancel();
      shownKey.current = undefined;
    });
    listen('pagehide', () => {
      const newest = [...getPositions()].slice(-maxEntries);
      writeSession(sessionNames.scroll, Object.fromEntries(newest));
      // A page load replaces what was pending, also if the reader returns to this document.
      cancelNavigation();
    });
    return () => {
      throttled.cancel();
      listeners.abort();
    };
  }, []);

  return {
    /** The entry's page is shown: from now on its scrolling is remembered. */
    enter: (key: string) => {
      shownKey.current = key;
    },
    find: (key: string): number | undefined => getPositions().get(key),
  };
}

/** Entries kept for a reload; the oldest go first. */
const maxEntries = 50;
