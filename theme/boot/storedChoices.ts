import { codeViewKey } from '../code/codeView';
import { readStored, storageKey } from '../lib/storage';
import { emit, getRootData, on, storageNames } from './contract';
import { fetchStyleBeforePaint } from './resources';

/** Calls back now, and whenever stored choices may have changed. */
export function followStorage(callback: () => void): void {
  callback();
  on('storedchange', callback);
}

/**
 * Fires `storedchange` when another tab has stored something, and when the page returns from the
 * back/forward cache. A page whose own choice could not be stored (theme/lib/storage.ts) stays as it is.
 */
export function watchStorage(): void {
  const notify = () => {
    if (getRootData().unkept === undefined) emit('storedchange');
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, notify);
  // For a page that returned before this script was there.
  notify();
}

/**
 * Puts stored choices on the root before the first paint: `data-single-keys` (WCAG 2.1.4), which all who
 * listen to keys read, and `data-code`, which theme/styles/code.css reads. Unknown words do nothing.
 */
export function showStoredChoices(document: Document, base: string): void {
  const root = getRootData();
  followStorage(() => {
    root.singleKeys = readStored(storageKey(storageNames.singleKeys, base)) ?? '';
    root.code = readStored(codeViewKey(base)) ?? '';
  });
  fetchStyleBeforePaint(document);
}

/**
 * Replaces a `localStorage` that throws (site data blocked, sandboxed frame, quota) by one that forgets when
 * the page closes: the framework reads it unguarded and would lose the whole page. Scripts that run before
 * use theme/lib/storage.ts.
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

/** A full storage can still be read, and keeps what the reader chose before. */
function readAll(scope: Window): Map<string, string> {
  try {
    return new Map(Object.entries(scope.localStorage));
  } catch {
    return new Map();
  }
}

/** The methods of `Storage` that the framework, its libraries and the theme call. */
function createMemoryStorage(
  values: Map<string, string>,
): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, `${value}`),
  };
}
