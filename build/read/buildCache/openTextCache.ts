import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Cache, openCache } from './openCache';

/** What texts became, by the text and whatever else decides it. */
export interface TextCache {
  /** What was computed of the same parts before, in this run or the last; else it is computed now. */
  remember: (parts: readonly string[], compute: () => string) => string;
  /** Writes what this run asked for; the rest is forgotten. */
  save: () => void;
}

/** Computes each text anew. */
export const noTextCache: TextCache = {
  remember: (_, compute) => compute(),
  save: () => undefined,
};

/**
 * Keeps what takes long to compute of the source of pages between builds.
 * @param digest of all that decides a text beside its parts: the plugin itself, facts, settings
 */
export function openTextCache(file: string, digest: string): TextCache {
  let opened: Cache<string> | undefined;
  // Read when it is asked: `rspress dev` has no need of most.
  const open = (): Cache<string> => (opened ??= openCache<string>(path.resolve(file)));
  return {
    remember: (parts, compute) => {
      const cache = open();
      const key = hashAll([digest, ...parts]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const text = compute();
      cache.set(key, text);
      return text;
    },
    save: () => opened?.save(),
  };
}

/** Each with its length before it, so that no two lists are one text. */
function hashAll(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('base64url');
}
