/**
 * Does something now, and again whenever what is stored may have changed: another tab says so, and a page
 * that comes back from the back/forward cache has heard nothing while it lay there. A page whose reader
 * chose something that could not be stored (theme/lib/keepChoice.ts) stays as it is.
 */
export function followStorage(follow: () => void): void {
  const mayFollow = () => {
    if (document.documentElement.dataset.unkept === undefined) follow();
  };
  mayFollow();
  for (const name of ['storage', 'pageshow']) addEventListener(name, mayFollow);
}
