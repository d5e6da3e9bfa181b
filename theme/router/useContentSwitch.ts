import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { emitContentReload } from '../lib/contract';
import { findHashTarget, focusText, showTarget } from '../lib/hashTarget';
import { announce } from '../ui/Announcer';
import { useScrollMemory } from './scrollMemory';

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
    // The framework reads the page's data anew after hydration: the same page.
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
