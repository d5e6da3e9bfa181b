/** Said on the document when what is stored may have changed. */
const name = 'storedchange';

/** Does something now, and again whenever what is stored may have changed. */
export function followStorage(document: Document, follow: () => void): void {
  follow();
  document.addEventListener(name, follow);
}

/**
 * Tells when what is stored may have changed: another tab says so, and a page that comes back from the
 * back/forward cache has heard nothing while it lay there. A page whose reader chose something that could
 * not be stored (theme/lib/keepChoice.ts) stays as it is.
 */
export function tellOfStorage(document: Document): void {
  const tell = () => {
    if (document.documentElement.dataset.unkept === undefined) {
      document.dispatchEvent(new Event(name));
    }
  };
  for (const kind of ['storage', 'pageshow']) addEventListener(kind, tell);
  // One that came back before this script was there.
  tell();
}
