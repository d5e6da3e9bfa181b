import { contentReloadEvent } from '../lib/contentReload';
import { isSlowMachine } from './longTasks';

/** The page stands still while it is exchanged; not longer than this, in milliseconds. */
const longestPause = 500;

/**
 * Exchanges the page's content in a View Transition where the browser has them and the reader wants
 * motion (spec.md §4), at once elsewhere. The new page is there when it says so. On a slow machine the
 * browser takes no picture of the old page: a third of the time to the new heading goes into that
 * (`npm run bench -- speed --only=interactions`).
 */
export function switchContent(change: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || isSlowMachine() || !document.startViewTransition) {
    change();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener(contentReloadEvent, () => resolve(), { once: true });
        window.setTimeout(resolve, longestPause);
        change();
      }),
  );
  // Skipped (the page is hidden, or another change came): the content has changed all the same.
  transition.ready.catch(() => undefined);
}
