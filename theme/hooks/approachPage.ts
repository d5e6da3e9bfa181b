import { pathnameToRouteService } from '@rspress/core/runtime';
import { isSavingData } from './isSavingData';

/** A pointer that rests so long on a link, in milliseconds, is more than passing by. */
const restTime = 60;

let resting: number | undefined;

/** Fetches what prepares pages: with a page, not after it. One that does not come is asked for again. */
export async function fetchPreparation(): Promise<typeof import('./preparePage') | undefined> {
  try {
    return await import('./preparePage');
  } catch {
    return undefined;
  }
}

/**
 * A reader comes to a link: its page is fetched, and prepared if the reader stays, or presses it. An early
 * fetch that fails says nothing: the click will try again, and says what it must.
 */
export function approachPage(path: string, isPressed = false): void {
  leavePage();
  const route = pathnameToRouteService(path);
  if (!route || isSavingData() || !navigator.onLine) return;
  route.preload().catch(() => {});
  const preparation = fetchPreparation();
  const prepare = async () => {
    await (await preparation)?.preparePage(path, isPressed).catch(() => {});
  };
  if (isPressed) void prepare();
  else resting = window.setTimeout(() => void prepare(), restTime);
}

/** The reader goes on, begins to scroll, or opens it. */
export function leavePage(): void {
  window.clearTimeout(resting);
}
