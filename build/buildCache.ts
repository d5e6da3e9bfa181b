import type { RspressPlugin } from '@rspress/core';
import { isCacheOn } from './read/cache';

/**
 * Starts the framework's persistent cache anew where something outside of the bundle has changed. The
 * framework knows its routes and menus only: a build with another origin, another version of a plugin
 * or other facts would show pages of the build before.
 * @param digest of files that shape pages without being part of the bundle (`hashFiles`)
 * @param settings that shape pages and are in no file
 */
export function buildCache(digest: string, settings: object): RspressPlugin {
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
