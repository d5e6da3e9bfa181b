import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A day, in ms: no process that has one to load still waits then. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Removes bundles that were written long ago.
 * @param {string} folder
 * @param {string} kept path of the one that is about to be loaded, however old
 */
export function dropOldBundles(folder, kept) {
  const oldest = Date.now() - lifetime;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (place !== kept && stats && stats.mtimeMs < oldest)
      rmSync(place, { recursive: true, force: true });
  }
}
