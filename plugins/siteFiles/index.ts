import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SiteAddress } from '../../site/absoluteUrl';
import { parseOrigin } from '../../site/parseOrigin';
import { robotsTxt } from './robotsTxt';
import { selfRemovingWorker } from './selfRemovingWorker';
import { webManifest, type WebManifestInput } from './webManifest';

export type SiteFilesOptions = SiteAddress & Omit<WebManifestInput, 'base'>;

/**
 * Writes `robots.txt`, `manifest.webmanifest` and `sw.js` beside the built pages.
 * @throws Error if `origin` is not an origin.
 */
export function siteFiles({ origin, ...options }: SiteFilesOptions): RspressPlugin {
  const files: Record<string, string> = {
    'robots.txt': robotsTxt({ origin: parseOrigin(origin), base: options.base }),
    'manifest.webmanifest': webManifest(options),
    'sw.js': selfRemovingWorker,
  };
  return {
    name: 'site-files',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      await mkdir(folder, { recursive: true });
      const writes = Object.entries(files).map(([name, text]) =>
        writeFile(path.join(folder, name), text),
      );
      await Promise.all(writes);
    },
  };
}
