/** Names of what is kept for reading offline; caches of this site begin as `sw.js` spares them. */
export const offlineNames = {
  worker: 'offline-worker.js',
  manifest: 'offline.json',
  /** Cache that says which version is kept, at the address `kept`. */
  pointer: 'rslib-docs-offline',
  kept: 'offline-kept.json',
} as const;

/** What one build consists of, for readers who keep it. */
export interface OfflineManifest {
  /** A hash of the files: another byte, another version. */
  version: string;
  /** Room that the files take, in bytes. */
  size: number;
  /** Addresses below the base, without a slash in front, and the SHA-256 of what they answer, in hex. */
  files: Readonly<Record<string, string>>;
}

/** Which version is used, and when it was kept. */
export interface KeptVersion {
  version: string;
  /** ISO date and time. */
  date: string;
}

/** Name of the cache that holds the files of a version. */
export const getVersionCache = (version: string): string => `${offlineNames.pointer}-${version}`;

/** Whether a cache is one of these. */
export const isOfflineCache = (name: string): boolean => name.startsWith(offlineNames.pointer);

/** The ways in which the page of an address may be written, its own first: `/a`, `/a/`, `/a.html`. */
export function listSpellings(pathname: string): string[] {
  const bare = pathname.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/$/, '');
  return [...new Set([pathname, bare, `${bare}/`])].filter(Boolean);
}
