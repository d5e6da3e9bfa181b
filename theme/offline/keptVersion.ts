import {
  getVersionCache,
  isOfflineCache,
  type KeptVersion,
  type OfflineManifest,
  offlineNames,
} from '../../site/offline';

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
      await cache.put(address, await fetchFile(address, next[1], stop.signal));
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

/**
 * A file as the host has it now, past the browser's own cache.
 * @param hash the SHA-256 of its content, in hex
 * @throws Error where it is another one than the version has: a deploy has come between, or a proxy has
 *   changed it
 */
async function fetchFile(address: string, hash: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  const content = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Browsers refuse a redirected response for a navigation.
  if (!response.ok || response.redirected || found !== hash) {
    throw new Error(`${address} is not what this version has: keep the site again later.`);
  }
  return response;
}

/** Which version is kept; undefined where none is, or where the browser keeps nothing for this site. */
export async function readKept(base: string): Promise<KeptVersion | undefined> {
  try {
    // Looked for, not opened: opening would make one.
    const kept = await caches.match(base + offlineNames.kept, { cacheName: offlineNames.pointer });
    return kept && ((await kept.json()) as KeptVersion);
  } catch {
    return undefined;
  }
}

/** Takes away all that was kept, and the worker that answers with it; what is not ours stays. */
export async function removeKept(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    (active ?? waiting ?? installing)?.scriptURL.endsWith(`/${offlineNames.worker}`);
  await Promise.all(registrations.filter(isOurs).map((one) => one.unregister()));
  const names = (await caches.keys()).filter(isOfflineCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Caches of versions no longer used: all but the named ones and those of other sites. */
export function listStaleCaches(
  names: readonly string[],
  versions: readonly (string | undefined)[],
): string[] {
  const used = versions.filter((version) => version !== undefined).map(getVersionCache);
  return names.filter(
    (name) => isOfflineCache(name) && name !== offlineNames.pointer && !used.includes(name),
  );
}

/** Gives the address of the worker of this site below a path; browsers refuse one of another origin. */
const rules = { createScriptURL: (base: string): string => base + offlineNames.worker };

/** A browser makes no second policy of a name: this module is loaded once. */
const policy = globalThis.trustedTypes?.createPolicy('offline', rules) ?? rules;

/** Has the browser answer with what is kept; always with the newest worker that the host has. */
export const registerWorker = (base: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy.createScriptURL(base) as string, {
    scope: base,
    updateViaCache: 'none',
  });
