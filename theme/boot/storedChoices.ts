import { emit, getRootData, storageNames } from '../lib/contract';
import { followStorage, readStored, storageKey } from '../lib/storage';
import { fetchStyleIfVisible } from './resources';

/**
 * Fires `storedchange` when another tab has stored something, and after a return from the back/forward
 * cache; not where a choice of this page could not be stored (`data-unsaved`).
 */
export function watchStorage(): void {
  const notify = () => {
    if (getRootData().unsaved === undefined) emit('storedchange');
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, notify);
  // For a page that returned before this script was there.
  notify();
}

/** Puts stored choices on the root before the first paint. Unknown words do nothing. */
export function showStoredChoices(document: Document, base: string): void {
  const root = getRootData();
  followStorage(() => {
    root.code = readStored(storageKey(storageNames.code, base)) ?? '';
  });
  fetchStyleIfVisible(document);
}
