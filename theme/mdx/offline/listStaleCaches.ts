import { getVersionCache, isOfflineCache, offlineNames } from '../../../site/offline';

/** Caches of versions that nobody reads any more: all but those named, and those of others. */
export function listStaleCaches(
  names: readonly string[],
  versions: readonly (string | undefined)[],
): string[] {
  const used = versions.filter((version) => version !== undefined).map(getVersionCache);
  return names.filter(
    (name) => isOfflineCache(name) && name !== offlineNames.pointer && !used.includes(name),
  );
}
