import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import type { UnseenPage } from './keepUnseen';

/** What a reader does not feel who presses a button: 100 ms without a frame. */
const hurried = 10;
const usual = 0;

/** A page that is not drawn by then never will be, in milliseconds. */
const patience = 1_000;

/**
 * Has React draw a page that the reader has pressed without giving way every 5 ms: on a slow machine each
 * pause costs a frame, and the page takes three times as long (`npm run bench -- speed --only=interactions`).
 */
export function hurryDrawing({ whenDrawn }: Pick<UnseenPage, 'whenDrawn'>): void {
  const end = () => {
    window.clearTimeout(timer);
    forceFrameRate(usual);
  };
  const timer = window.setTimeout(end, patience);
  forceFrameRate(hurried);
  whenDrawn(end);
}
