import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listManifest } from '../../build/publish/offline';
import { openSite } from '../../scripts/serve/openSite.mjs';
import { listen } from '../../scripts/serve/startServer.mjs';
import { type OfflineManifest, offlineNames } from '../../site/offline';
import { redeploy } from '../faults/support/redeploy';
import { listFiles } from './builtSite';

export interface KeptSite {
  url: string;
  /** `down` breaks every connection, `silent` never answers for a page. */
  set: (state: 'up' | 'down' | 'silent') => void;
  /** Serves another build from now on. */
  deploy: (folder: string) => void;
  /** Has paths answered otherwise than the build does. */
  replace: (path: string, script: string | undefined) => void;
  close: () => Promise<void>;
}

/** Serves a build whose network can go, and whose build can be exchanged. */
export async function startKeptSite(root: string): Promise<KeptSite> {
  let answer = openSite(root);
  let state: 'up' | 'down' | 'silent' = 'up';
  const replaced = new Map<string, string>();
  const { origin, close } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (state === 'down') return request.socket.destroy();
    if (state === 'silent' && !path.extname(pathname)) return undefined;
    const script = replaced.get(pathname);
    if (script !== undefined) {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    // Uncompressed: packing every file of the site takes longer than all else here.
    request.headers['accept-encoding'] = '';
    const { status, headers, body } = answer(request);
    if (pathname === `/${offlineNames.manifest}`) {
      return response.writeHead(status, { 'content-type': 'application/json' }).end(trim(body));
    }
    return response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  return {
    url: origin,
    set: (next) => (state = next),
    deploy: (next) => void (answer = openSite(next)),
    replace: (name, script) =>
      script === undefined ? replaced.delete(name) : replaced.set(name, script),
    close,
  };
}

/** Pages that these tests don't open: with them, to keep the site takes twice as long. */
const unread = /^(?:static\/hovers\/|(?:zh\/)?(?:guide\/(?!start)|config\/.))/;

function trim(manifest: Buffer | string): string {
  const { files, ...rest } = JSON.parse(manifest.toString()) as OfflineManifest;
  const read = Object.entries(files).filter(([name]) => !unread.test(name));
  return JSON.stringify({ ...rest, files: Object.fromEntries(read) });
}

/** Copies a build as the next deploy would leave it, with its own list of what can be kept. */
export function redeployKept(root: string, folder: string): void {
  redeploy(root, folder);
  const place = path.join(folder, offlineNames.manifest);
  const manifest = listManifest(listFiles(folder), (file) => readFileSync(path.join(folder, file)));
  // Linked to the first build's file, which stays.
  rmSync(place);
  writeFileSync(place, JSON.stringify(manifest));
}
