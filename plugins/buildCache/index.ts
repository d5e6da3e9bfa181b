import type { RspressPlugin } from '@rspress/core';
import { hashFiles } from './hashFiles';

export interface BuildCacheOptions {
  /** Folder that `files` are relative to. */
  root: string;
  /** Files and folders that shape pages without being part of the bundle. */
  files: readonly string[];
  /** Settings that shape pages and stand in no file. */
  settings: object;
}

/**
 * Starts the framework's persistent cache anew where something outside of the bundle has changed. The
 * framework knows its routes and menus only: a build with another origin, another version of a plugin
 * or other facts would show pages of the build before.
 */
export function buildCache({ root, files, settings }: BuildCacheOptions): RspressPlugin {
  return {
    name: 'build-cache',
    // The framework's switch: naming a digest would turn the cache on again.
    ...(process.env.RSPRESS_PERSISTENT_CACHE !== 'false' && {
      builderConfig: {
        performance: {
          buildCache: { cacheDigest: [JSON.stringify(settings), hashFiles(root, files)] },
        },
      },
    }),
  };
}
