import { flushSync } from 'react-dom';

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Replaces the content in a View Transition, or at once where there are none or motion is unwanted. */
export function fadeContent(update: () => void): void {
  if (!document.startViewTransition || !wantsMotion()) {
    update();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(update));
  // Skipped when the page is hidden or another transition starts: the content has changed all the same.
  ready.catch(() => undefined);
}
