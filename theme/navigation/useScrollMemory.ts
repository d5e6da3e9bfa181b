import { useEffect, useRef } from 'react';
import { cancelNavigation } from '../hooks/navigateTo';
import { throttleScroll } from '../lib/throttleScroll';
import { loadPositions, savePositions } from './scrollPositions';

export interface ScrollMemory {
  /** Says that the entry's page is on show; from now on scrolling is remembered for it. */
  enter: (key: string) => void;
  /** How far an entry's page was scrolled; `undefined` where nobody knows. */
  find: (key: string) => number | undefined;
}

/**
 * Remembers how far each entry of the history was scrolled. The browser scrolls as soon as the address
 * changes, which may be before the page to scroll is there; then this mends it.
 */
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
      // What is scrolled from here on belongs to neither page until one is shown.
      throttled.cancel();
      shownKey.current = undefined;
    };
    window.addEventListener('scroll', throttled.call, { passive: true, signal });
    window.addEventListener('click', handleClick, { capture: true, signal });
    window.addEventListener('popstate', handlePopState, { signal });
    const handlePageHide = () => {
      savePositions(getPositions());
      // A page load is on its way: where the reader comes back to this document, nothing is.
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
