import { cache } from './cache';

/** Forgets what was loaded, all of it or what `filter` picks. */
export function clear(filter?: (url: string) => boolean): void {
  for (const url of [...cache.keys()]) {
    if (filter?.(url) ?? true) cache.delete(url);
  }
}
