import { hurryDrawing } from './hurryDrawing';
import type { UnseenPage } from './keepUnseen';

/** A page that is not drawn and painted by then is shown by React alone, in milliseconds. */
const patience = 200;

/**
 * Shows a page that is drawn unseen, or about to be, before React exchanges the pages: that takes as long
 * again as the paint on a slow machine, and the reader sees no difference. `exchange` is called once it is
 * painted. What is given goes back to the page before, for a reader who has gone elsewhere meanwhile.
 */
export function showEarly(page: UnseenPage, exchange: () => void): () => void {
  let takeBack: (() => void) | undefined;
  let isOver = false;
  const end = (next?: () => void) => {
    if (isOver) return;
    isOver = true;
    window.clearTimeout(timer);
    next?.();
  };
  // No frame comes to a page in the background.
  const timer = window.setTimeout(() => end(exchange), patience);
  hurryDrawing(page);
  page.whenDrawn(() => {
    if (isOver) return;
    const left = window.scrollY;
    const hide = page.reveal();
    takeBack = () => {
      hide();
      window.scrollTo(0, left);
    };
    window.scrollTo(0, 0);
    afterFrame(() => end(() => leaveAt(left, exchange)));
  });
  return () => end(takeBack);
}

/**
 * The browser notes how far a page was scrolled as its entry of the history is left, and scrolls there for
 * a reader who goes back: not at the top, where the new page is shown already.
 */
function leaveAt(top: number, leave: () => void): void {
  if (top === 0) {
    leave();
    return;
  }
  const { style } = document.body;
  // The new page may be shorter.
  style.minBlockSize = `${top + window.innerHeight}px`;
  window.scrollTo(0, top);
  leave();
  style.removeProperty('min-block-size');
  window.scrollTo(0, 0);
}

/** Calls back in the task after the next frame. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      callback();
    };
    port2.postMessage(undefined);
  });
}
