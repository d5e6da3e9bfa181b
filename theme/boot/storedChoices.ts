import { codeViewKey } from '../code/codeView';
import { readStored, storageKey } from '../lib/storage';
import { fetchStyleFirst } from './resources';

/**
 * Shows what the reader chose, before the first paint and when another page chooses. Whether single keys
 * are shortcuts (WCAG 2.1.4): `data-single-keys="off"` on the root tells everyone who listens to keys, and
 * theme/keyboard/ShortcutSheet.tsx stores it. How code is shown: the stored words stand in `data-code`,
 * where theme/styles/code.css reads them; words that nobody knows say nothing.
 */
export function keepReaderChoices(document: Document, base: string): void {
  const { dataset } = document.documentElement;
  followStorage(document, () => {
    dataset.singleKeys = readStored(storageKey('rslib-docs-single-keys', base)) ?? '';
    dataset.code = readStored(codeViewKey(base)) ?? '';
  });
  fetchStyleFirst(document);
}

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
 * not be stored (theme/lib/storage.ts) stays as it is.
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

/** What of `Storage` the framework, its libraries and the theme call, for as long as the page lasts. */
function createMemoryStorage(
  values: Map<string, string>,
): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, `${value}`),
  };
}

/**
 * Replaces a `localStorage` that throws (site data blocked, sandboxed frame, quota) by one that
 * forgets when the page closes: the framework reads it unguarded and would lose the whole page. What runs
 * before goes by theme/lib/storage.ts.
 */
export function guardStorage(scope: Window): void {
  try {
    const probe = 'rslib-docs-probe';
    scope.localStorage.setItem(probe, '');
    scope.localStorage.getItem(probe);
    scope.localStorage.removeItem(probe);
  } catch {
    const value = createMemoryStorage(readAll(scope));
    Object.defineProperty(scope, 'localStorage', { value });
  }
}

/** What may still be read: a storage that is full keeps what the reader chose before. */
function readAll(scope: Window): Map<string, string> {
  try {
    return new Map(Object.entries(scope.localStorage));
  } catch {
    return new Map();
  }
}
