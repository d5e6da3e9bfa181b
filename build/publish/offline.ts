import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type OfflineManifest, offlineNames } from '../../site/offline';
import { bundleScript } from '../render/builtFiles';
import { listFiles } from '../read/files';
import { listRoutes } from './hostFiles';

/**
 * Writes what a reader needs who keeps the site for reading offline (`/offline`): the list of a build's
 * files with what each must hold, and the service worker. It lists the HTML that is on the disk, so
 * it comes after all plugins that rewrite pages there, such as `hostFiles`.
 * @param worker source of the service worker
 */
export function offline(worker: string): RspressPlugin {
  let script = '';
  return {
    name: 'offline',
    async beforeBuild(_config, isProd) {
      if (isProd) script = await bundleScript(worker, {});
    },
    afterBuild(config) {
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const manifest = listManifest(listFiles(folder), (file) =>
        readFileSync(path.join(folder, file)),
      );
      writeFileSync(path.join(folder, offlineNames.manifest), JSON.stringify(manifest));
      writeFileSync(path.join(folder, offlineNames.worker), `${script}\n`);
    },
  };
}

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** What pages show besides the scripts and styles under `static/`; `og/` is for other sites. */
const isPicture = (file: string): boolean =>
  /^(?!og\/).*\.(?:svg|png|ico|jpe?g|webp|avif|gif)$/.test(file);

/** What tools fetch, above all the compiler. */
const isLeftOut = (file: string): boolean =>
  /^static\/(?:explorer\/|js\/package-types\.)/.test(file);

/**
 * The files that make the site readable without a network: pages, scripts, styles, search, pictures.
 * Left out are error pages and Markdown.
 */
export function listManifest(
  files: readonly string[],
  read: (file: string) => Buffer,
): OfflineManifest {
  const kept = files
    .flatMap((file) => {
      const [route] = listRoutes([file]);
      const address = route?.slice(1);
      if (address !== undefined) return [{ file, address }];
      const isKept = isPicture(file) || (file.startsWith('static/') && !isLeftOut(file));
      return isKept ? [{ file, address: file }] : [];
    })
    .map(({ file, address }) => ({ address, content: read(file) }));
  const hashes = kept.map(({ address, content }) => [address, sha256(content)] as const);
  return {
    version: sha256(JSON.stringify(hashes)).slice(0, 10),
    size: kept.reduce((sum, { content }) => sum + content.length, 0),
    files: Object.fromEntries(hashes),
  };
}
