import {
  getVersionCache,
  type KeptVersion,
  type OfflineManifest,
  offlineNames,
} from '../../../site/offline';
import { fetchFile } from './fetchFile';
import { listStaleCaches } from './listStaleCaches';
import { readKept } from './readKept';
import { registerWorker } from './registerWorker';

/** Requests at a time: as many as browsers open to a host. */
const lanes = 6;

/**
 * Keeps one version: fetches and checks all its files first, and uses it only then, so that what is
 * read without a network is never of two versions. The one before stays for tabs that show it.
 * @param onProgress told how many files are there
 * @throws Error where a file does not come or is another one, or there is no room; what was kept stays
 */
export async function keepVersion(
  { version, files }: OfflineManifest,
  base: string,
  onProgress: (done: number) => void,
): Promise<KeptVersion> {
  const before = await readKept(base);
  const name = getVersionCache(version);
  const cache = await caches.open(name);
  const stop = new AbortController();
  const wanted = Object.entries(files);
  let done = 0;
  const work = async () => {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const address = base + next[0];
      await cache.put(address, await fetchFile({ address, hash: next[1] }, stop.signal));
      onProgress(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, work));
    await registerWorker(base);
    const kept = { version, date: new Date().toISOString() };
    const pointer = await caches.open(offlineNames.pointer);
    await pointer.put(base + offlineNames.kept, Response.json(kept));
    const stale = listStaleCaches(await caches.keys(), [version, before?.version]);
    await Promise.all(stale.map((other) => caches.delete(other)));
    return kept;
  } catch (error) {
    stop.abort();
    if (before?.version !== version) await caches.delete(name);
    throw error;
  }
}
