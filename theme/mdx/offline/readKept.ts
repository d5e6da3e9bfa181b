import { type KeptVersion, offlineNames } from '../../../site/offline';

/** Which version is kept; undefined where none is, or where the browser keeps nothing for this site. */
export async function readKept(base: string): Promise<KeptVersion | undefined> {
  try {
    // Looked for, not opened: opening would make one.
    const kept = await caches.match(base + offlineNames.kept, {
      cacheName: offlineNames.pointer,
    });
    return kept && ((await kept.json()) as KeptVersion);
  } catch {
    return undefined;
  }
}
