import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureRun } from '../measureRun.mjs';
import { getAddress } from './content/getAddress.mjs';
import { installPackages } from './installPackages.mjs';
import { prepareSite } from './prepareSite.mjs';
import { speedFolder } from './readSites.mjs';

/** Astro's store of pages sometimes lacks the last ones where the machine is busy. */
const attempts = 3;

/** @typedef {Parameters<typeof prepareSite>[2]} Content */

/**
 * Builds a peer from nothing, and says how long that took and the most memory it had.
 * @param {string} root
 * @param {import('./readSites.mjs').Peer} peer
 * @param {Content} content
 * @returns {Promise<{ seconds: number, memory: number | undefined }>}
 * @throws Error where a page is not in what was built.
 */
export async function buildPeer(root, peer, content) {
  await installPackages(path.join(root, speedFolder, peer.id));
  for (let attempt = 1; ; attempt++) {
    const project = prepareSite(root, peer, content);
    const { code, output, seconds, peak } = await measureRun(peer.build, {
      cwd: project,
      env: { RSPRESS_PERSISTENT_CACHE: 'false', ASTRO_TELEMETRY_DISABLED: '1' },
    });
    if (code !== 0) throw new Error(`bench: ${peer.name} could not be built:\n${output}`);
    const missing = listMissing(path.join(project, peer.out), peer, content);
    if (missing.length === 0) {
      writeFileSync(path.join(project, 'key'), getKey(root, peer, content));
      return { seconds, memory: peak };
    }
    const fault = `${peer.name} left out ${missing.length} pages, such as ${missing[0]}`;
    if (attempt === attempts) throw new Error(`bench: ${fault}.`);
    console.log(`${fault}; building it again …`);
  }
}

/**
 * Builds a peer unless it was built from the same.
 * @param {string} root
 * @param {import('./readSites.mjs').Peer} peer
 * @param {Content} content
 */
export async function ensurePeer(root, peer, content) {
  const key = path.join(root, '.reports/speed', peer.id, 'key');
  if (existsSync(key) && readFileSync(key, 'utf8') === getKey(root, peer, content)) return;
  console.log(`Building ${peer.name} …`);
  await buildPeer(root, peer, content);
}

/**
 * @param {string} root
 * @param {import('./readSites.mjs').Peer} peer
 * @param {Content} content
 */
const getKey = (root, peer, { pages }) =>
  createHash('sha256')
    .update(JSON.stringify([peer, pages]))
    .update(readFileSync(path.join(root, speedFolder, peer.id, 'package-lock.json')))
    .digest('hex');

/**
 * @param {string} out
 * @param {import('./readSites.mjs').Peer} peer
 * @param {Content} content
 */
function listMissing(out, { dialect }, { pages }) {
  return pages
    .map(({ file }) => getAddress(`/${file}`, dialect.address))
    .filter((address) => {
      const names = address.endsWith('/') ? [`${address}index.html`] : [`${address}.html`];
      // Starlight writes addresses in small letters.
      return !names.some((name) =>
        [name, name.toLowerCase()].some((one) => existsSync(path.join(out, one))),
      );
    });
}
