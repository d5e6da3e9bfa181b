const message =
  'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.';

/** iPads call themselves Macs; no Mac has a touch screen. */
const isIos = (): boolean =>
  /iP(ad|hone|od)/.test(navigator.platform) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

let locks = 0;

/**
 * Keeps the page behind a modal part from scrolling, and the room of a scroll bar that takes some, so
 * that nothing jumps. Several parts may lock at once. On iOS a lock without the part that may still
 * scroll does nothing but log (spec.md §8). Gives what ends the lock.
 */
export function lockBodyScroll(target: HTMLElement | null): () => void {
  if (isIos() && !target) {
    // eslint-disable-next-line no-console -- spec.md §8 asks for this line in the log.
    console.error(message);
    return () => undefined;
  }
  const root = document.documentElement;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  if (locks++ === 0) root.dataset.scrollLock = hasScrollBar ? 'gutter' : '';
  let isLocked = true;
  return () => {
    if (isLocked && --locks === 0) delete root.dataset.scrollLock;
    isLocked = false;
  };
}
