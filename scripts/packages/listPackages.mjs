import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findReasons } from './findReasons.mjs';

/**
 * One package as it is locked and installed. `size`: bytes of its files on this disk, without packages
 * inside it, 0 where this machine has no use for it; `way`: what leads to it from package.json.
 * @typedef {{
 *   path: string,
 *   name: string,
 *   version: string,
 *   licence: string,
 *   size: number,
 *   way: string[],
 *   hasInstallScript: boolean,
 *   hasIntegrity: boolean,
 *   resolved: string,
 * }} Package
 */

/**
 * Every package of the lockfile in a folder, sorted by name. The licence is the one that the installed
 * package names, or the lockfile's where it is not installed.
 * @param {string} root
 * @returns {Package[]}
 */
export function listPackages(root) {
  /** @type {Record<string, import('./findReasons.mjs').LockEntry>} */
  const entries = readJson(path.join(root, 'package-lock.json')).packages;
  const reasons = findReasons(entries);
  return Object.entries(entries)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => {
      const folder = path.join(root, place);
      const manifest = path.join(folder, 'package.json');
      const installed = existsSync(manifest) ? readJson(manifest) : undefined;
      return {
        path: place,
        name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? '',
        licence: readLicence(installed) ?? entry.license ?? 'none named',
        size: installed ? weighFolder(folder) : 0,
        way: reasons.get(place) ?? ['nothing'],
        hasInstallScript: entry.hasInstallScript === true,
        hasIntegrity: /^sha512-[\w+/]+=*$/.test(entry.integrity ?? ''),
        resolved: entry.resolved ?? '',
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
}

/**
 * `license` as text; old packages write an object, or a list of them.
 * @typedef {string | { type?: string }} Named
 * @param {{ license?: Named, licenses?: Named | Named[] } | undefined} manifest
 * @returns {string | undefined}
 */
function readLicence(manifest) {
  /** @type {Named[]} */
  const given = [manifest?.license ?? manifest?.licenses ?? []].flat();
  const names = given.map((one) => (typeof one === 'string' ? one : one.type));
  return names.length > 0 ? names.join(' OR ') : undefined;
}

/**
 * @param {string} folder
 * @returns {number}
 */
function weighFolder(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') bytes += weighFolder(file);
    else if (entry.isFile()) bytes += statSync(file).size;
  }
  return bytes;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
