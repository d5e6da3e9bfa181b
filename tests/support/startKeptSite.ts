import { createServer } from 'node:http';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listManifest } from '../../build/publish/offline';
import { answerRequest } from '../../scripts/serve/answerRequest.mjs';
import { openFolder } from '../../scripts/serve/startServer.mjs';
import { offlineNames } from '../../site/offline';
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
  let folder = openFolder(root);
  let state: 'up' | 'down' | 'silent' = 'up';
  const replaced = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (state === 'down') {
      request.socket.destroy();
      return;
    }
    if (state === 'silent' && !path.extname(pathname)) return;
    const script = replaced.get(pathname);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    // Uncompressed: packing every file of the site takes longer than all else here.
    const plain = { ...request.headers, 'accept-encoding': '' };
    const { status, headers, body } = answerRequest(
      { method: request.method ?? 'GET', url: request.url ?? '/', headers: plain },
      { folder, base: '/' },
    );
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (next) => {
      state = next;
    },
    deploy: (next) => {
      folder = openFolder(next);
    },
    replace: (name, script) => {
      if (script === undefined) replaced.delete(name);
      else replaced.set(name, script);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
