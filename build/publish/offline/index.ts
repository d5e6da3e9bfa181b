import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { offlineNames } from '../../../site/offline';
import { listFiles } from '../deployFiles/listFiles';
import { buildInlineScript } from '../../render/html/buildInlineScript';
import { listManifest } from './listManifest';

export interface OfflineOptions {
  /** Source of the service worker. */
  worker: string;
}

/**
 * Writes what a reader needs who keeps the site for reading offline (`/offline`): the list of a build's
 * files with what each must hold, and the service worker. It lists the HTML that stands on the disk, so
 * it comes after all plugins that rewrite pages there, such as `deployFiles`.
 */
export function offline({ worker }: OfflineOptions): RspressPlugin {
  let script = '';
  return {
    name: 'offline',
    async beforeBuild(_config, isProd) {
      if (isProd) script = await buildInlineScript(worker, {});
    },
    afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const manifest = listManifest(listFiles(folder), (file) =>
        readFileSync(path.join(folder, file)),
      );
      writeFileSync(path.join(folder, offlineNames.manifest), JSON.stringify(manifest));
      writeFileSync(path.join(folder, offlineNames.worker), `${script}\n`);
    },
  };
}
