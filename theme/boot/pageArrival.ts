import { createContentReload } from '../lib/contentReload';

/**
 * Loads the page anew where the reader has gone back to another one before this script was there. Comes
 * before any script changes the address.
 */
export function mendReturn({ location, performance }: Window): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry?.name.startsWith(location.origin)) return;
  if (new URL(entry.name).pathname !== location.pathname) location.reload();
}

/** Whether this page was loaded by a link of another page of the site. */
const cameByLink = ({ document, location, performance }: Window): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  const isVisit = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isVisit && document.referrer.startsWith(`${location.origin}/`);
};

/**
 * Says `RspressReloadContent` where a link was followed by a full page load, and loads the page anew
 * where the reader goes back to another one before React could show it: the address alone would change.
 */
export function watchArrival(scope: Window, base: string): void {
  const { document, location } = scope;
  const { pathname } = location;
  if (cameByLink(scope)) {
    const routePath = pathname.slice(base.length - 1);
    scope.dispatchEvent(createContentReload({ routePath, isPageLoad: true }));
  }
  const reloadOther = () => {
    if (location.pathname !== pathname) location.reload();
  };
  scope.addEventListener('popstate', reloadOther);
  document.addEventListener('appready', () => scope.removeEventListener('popstate', reloadOther));
}
