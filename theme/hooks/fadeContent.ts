import { contentReloadEvent } from '../lib/contentReload';
import { isSlowMachine } from './longTasks';

/** The page stands still while it is exchanged; not longer than this, in milliseconds. */
const longestPause = 500;

/**
 * Whether a change of page fades: where the browser has View Transitions and the reader wants motion
 * (spec.md §4). On a slow machine the browser takes no picture of the old page: a third of the time to
 * the new heading goes into that (`npm run bench -- speed --only=interactions`).
 */
export const canFade = (): boolean =>
  !!document.startViewTransition &&
  !isSlowMachine() &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Exchanges the page's content in a View Transition. The new page is there when it says so. */
export function fadeContent(exchange: () => void): void {
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener(contentReloadEvent, () => resolve(), { once: true });
        window.setTimeout(resolve, longestPause);
        exchange();
      }),
  );
  // Skipped (the page is hidden, or another change came): the content has changed all the same.
  transition.ready.catch(() => undefined);
}
