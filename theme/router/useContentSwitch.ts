import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { emitContentReload, sessionNames } from '../lib/contract';
import { findHashTarget, focusText, showTarget } from '../lib/hashTarget';
import { announce } from '../ui/Announcer';
import { cancelNavigation } from '../lib/navigation';
import { readSession, writeSession } from '../lib/storage';
import { throttleScroll } from '../lib/time';

/** What follows an exchange of the content: scrolling, the focus, the title for screen readers, the event. */
export function useContentSwitch(): void {
  const { page } = usePage();
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memory = useScrollMemory(key);
  const shown = useRef({ page, pathname, key });

  useLayoutEffect(() => {
    const before = shown.current;
    const hasNewPage = before.page !== page;
    const isSwitched = hasNewPage && before.pathname !== pathname;
    // The framework changes page and address one after the other, in either order: wait for both.
    const isHalfDone = hasNewPage
      ? before.page.routePath !== page.routePath
      : before.pathname !== pathname;
    if (!isSwitched && isHalfDone) return;
    shown.current = { page, pathname, key };
    // The framework reads the page's data again after hydration: the same page.
    if (!isSwitched && before.key === key) return;
    memory.enter(key);
    const target = findHashTarget(hash);
    if (!isSwitched) {
      if (!isReturn && target) showTarget(target);
      return;
    }
    const left = isReturn ? memory.find(key) : undefined;
    if (left !== undefined) window.scrollTo(0, left);
    else if (target) showTarget(target);
    else if (!isReturn) window.scrollTo(0, 0);
    focusText(target);
    emitContentReload({ routePath: pathname, isPageLoad: false });
  });

  // The title is set by the head's own effect, after this one.
  const announced = useRef(page.routePath);
  useEffect(() => {
    if (announced.current === page.routePath) return undefined;
    announced.current = page.routePath;
    const timer = window.setTimeout(() => announce(document.title), titleDelay);
    return () => window.clearTimeout(timer);
  }, [page.routePath]);
}

/** The head is written a moment after the page, in milliseconds. */
const titleDelay = 100;

/** Remembers how far each entry of the history was scrolled: the browser may scroll before its page is there. */
function useScrollMemory(firstKey: string) {
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
      writeSession(sessionNames.scroll, Object.fromEntries([...getPositions()].slice(-maxEntries)));
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
