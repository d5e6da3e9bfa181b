import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A site of the benchmark (bench/speed/sites.json). Paths are below its project; `build` is what Node.js
 * runs there. `theme` and `search` are selectors of its controls, where it has some.
 * @typedef {{
 *   id: string,
 *   name: string,
 *   packages: string[],
 *   content: string,
 *   public: string,
 *   out: string,
 *   build: string[],
 *   dialect: import('./content/adaptPage.mjs').Dialect,
 *   theme?: string,
 *   search?: string,
 * }} Peer
 */

/** Where the benchmark keeps its files, below the repository. */
export const speedFolder = 'bench/speed';

/**
 * The sites that ours is measured beside, all or those of these names.
 * @param {string} root
 * @param {readonly string[]} [ids]
 * @returns {Peer[]}
 */
export function readSites(root, ids) {
  /** @type {Record<string, Omit<Peer, 'id'>>} */
  const known = JSON.parse(readFileSync(path.join(root, speedFolder, 'sites.json'), 'utf8'));
  const unknown = ids?.find((id) => !Object.hasOwn(known, id));
  if (unknown) {
    throw new Error(`bench: “${unknown}” is no site; there are ${Object.keys(known).join(', ')}.`);
  }
  return Object.entries(known)
    .filter(([id]) => !ids || ids.includes(id))
    .map(([id, site]) => ({ id, ...site }));
}
