import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openOurs } from './openOurs.mjs';

/** @typedef {(name: string, site: import('./readSite.mjs').Site) => Promise<import('./openOurs.mjs').Engine>} OpenEngine */

/**
 * Gives an engine by name with the pages of a site in it: one for all who ask.
 * @param {string} root
 * @returns {OpenEngine} rejects where the engine's package is not installed
 */
export function createEngineOpener(root) {
  /** @type {WeakMap<import('./readSite.mjs').Site, Map<string, ReturnType<OpenEngine>>>} */
  const opened = new WeakMap();
  return (name, site) => {
    const ofSite = opened.get(site) ?? new Map();
    opened.set(site, ofSite);
    if (!ofSite.has(name)) ofSite.set(name, openEngine(name, site, root));
    return ofSite.get(name);
  };
}

/**
 * @param {string} name
 * @param {import('./readSite.mjs').Site} site
 * @param {string} root
 * @returns {Promise<import('./openOurs.mjs').Engine>}
 */
async function openEngine(name, site, root) {
  if (name === 'ours') return openOurs(site);
  const file = path.join(root, `bench/search/engines/${name}.mjs`);
  try {
    const { open } = await import(pathToFileURL(file).href);
    return await open(site);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND') {
      throw new Error(
        `${name} is not installed: run "npm ci --prefix bench/search", or name the engines you want with --only.`,
        { cause },
      );
    }
    throw cause;
  }
}
