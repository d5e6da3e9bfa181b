import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { SiteAddress } from '../../../site/absoluteUrl';
import { parseOrigin } from '../../../site/parseOrigin';
import { robotsTxt } from './robotsTxt';
import { securityText, type SecurityTextInput } from './securityText';
import { selfRemovingWorker } from './selfRemovingWorker';
import { webManifest, type WebManifestInput } from './webManifest';

export type SiteFilesOptions = SiteAddress &
  Omit<WebManifestInput, 'base'> & { security: SecurityTextInput };

/**
 * Writes `robots.txt`, `manifest.webmanifest`, `sw.js` and `.well-known/security.txt` beside the built pages.
 * @throws Error if `origin` is not an origin.
 */
export function siteFiles({ origin, security, ...options }: SiteFilesOptions): RspressPlugin {
  const address = { origin: parseOrigin(origin), base: options.base };
  const files: Record<string, string> = {
    'robots.txt': robotsTxt(address),
    'manifest.webmanifest': webManifest(options),
    'sw.js': selfRemovingWorker,
    '.well-known/security.txt': securityText(address, security),
  };
  return {
    name: 'site-files',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      await mkdir(path.join(folder, '.well-known'), { recursive: true });
      const writes = Object.entries(files).map(([name, text]) =>
        writeFile(path.join(folder, name), text),
      );
      await Promise.all(writes);
    },
  };
}
