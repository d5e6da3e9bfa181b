import type { RspressPlugin } from '@rspress/core';
import { isCacheOn } from './read/cache';

export interface BuildCacheOptions {
  /** Of files that shape pages without being part of the bundle (`hashFiles`). */
  digest: string;
  /** Settings that shape pages and are in no file. */
  settings: object;
}

/**
 * Starts the framework's persistent cache anew where something outside of the bundle has changed. The
 * framework knows its routes and menus only: a build with another origin, another version of a plugin
 * or other facts would show pages of the build before.
 */
export function buildCache({ digest, settings }: BuildCacheOptions): RspressPlugin {
  return {
    name: 'build-cache',
    // Naming a digest would turn a cache on again that is off.
    ...(isCacheOn() && {
      builderConfig: {
        performance: { buildCache: { cacheDigest: [JSON.stringify(settings), digest] } },
      },
    }),
  };
}
