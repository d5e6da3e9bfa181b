/**
 * Does something now, and again whenever what is stored may have changed: another tab says so, and a page
 * that comes back from the back/forward cache has heard nothing while it lay there.
 */
export function followStorage(follow: () => void): void {
  follow();
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}
