import { createHash } from 'node:crypto';
import type { OfflineManifest } from '../../../site/offline';
import { listRoutes } from '../deployFiles/listRoutes';

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** What pages show beside the scripts and styles under `static/`. */
const isPicture = (file: string): boolean =>
  /^(?:[^/]*|images\/.*|landing\/.*|tools\/.*)\.(?:svg|png|ico)$/.test(file);

/** What no page asks for: pictures for other sites that link to a page. */
const isForOthers = (file: string): boolean => file.startsWith('static/og/');

/**
 * The files that make the site readable without a network: pages, scripts, styles, search, pictures.
 * Left out are error pages, sections for printing (the same text once more) and Markdown.
 */
export function listManifest(
  files: readonly string[],
  read: (file: string) => Buffer,
): OfflineManifest {
  const kept = files
    .filter((file) => !file.startsWith('print/'))
    .flatMap((file) => {
      const [route] = listRoutes([file]);
      const address = route?.slice(1);
      if (address !== undefined) return [{ file, address }];
      const isKept = isPicture(file) || (file.startsWith('static/') && !isForOthers(file));
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
