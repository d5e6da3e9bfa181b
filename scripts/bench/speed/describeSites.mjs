import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ours } from './openSites.mjs';
import { speedFolder } from './readSites.mjs';

/** @typedef {{ name: string, packages: Record<string, string> }} SiteVersions */

/**
 * What tables call each site, and the packages that make it with the versions that are installed.
 * @param {string} root
 * @param {readonly import('./readSites.mjs').Peer[]} peers
 * @returns {Record<string, SiteVersions>}
 */
export function describeSites(root, peers) {
  const own = { id: ours.id, name: ours.name, packages: ['@rspress/core'] };
  return Object.fromEntries(
    [own, ...peers].map(({ id, name, packages }) => {
      const folder = id === ours.id ? root : path.join(root, speedFolder, id);
      const versions = packages.map((one) => [one, readVersion(folder, one)]);
      return [id, { name, packages: Object.fromEntries(versions) }];
    }),
  );
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string}
 */
function readVersion(folder, name) {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) throw new Error(`bench: ${name} is not installed in ${folder}.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
