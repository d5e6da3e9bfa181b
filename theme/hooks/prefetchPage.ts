import { pathnameToRouteService } from '@rspress/core/runtime';
import { isSavingData } from './isSavingData';

/** Fetches the script of a page that a link leads to, unless readers save data. Failures are left to the click. */
export function prefetchPage(path: string): void {
  if (isSavingData() || !navigator.onLine) return;
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => undefined);
}
