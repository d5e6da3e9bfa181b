import { pathnameToRouteService } from '@rspress/core/runtime';
import { isSavingData } from './isSavingData';

/** A pointer that rests so long on a link, in milliseconds, is more than passing by. */
const restTime = 60;

let resting: number | undefined;

/**
 * A reader comes to a link: its page is fetched, and prepared if the reader stays, or presses it. An early
 * fetch that fails says nothing: the click will try again, and says what it must.
 */
export function approachPage(path: string, isPressed = false): void {
  leavePage();
  const route = pathnameToRouteService(path);
  if (!route || isSavingData() || !navigator.onLine) return;
  route.preload().catch(() => {});
  const prepare = () => {
    import('./preparePage').then(({ preparePage }) => preparePage(path)).catch(() => {});
  };
  if (isPressed) prepare();
  else resting = window.setTimeout(prepare, restTime);
}

/** The reader goes on, begins to scroll, or opens it. */
export function leavePage(): void {
  window.clearTimeout(resting);
}
