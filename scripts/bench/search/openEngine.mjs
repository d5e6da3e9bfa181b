import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openOurs } from './openOurs.mjs';

/**
 * An engine by name with the pages of a site in it.
 * @param {string} name
 * @param {import('./readSite.mjs').Site} site
 * @param {string} root
 * @returns {Promise<import('./openOurs.mjs').Engine>}
 * @throws Error where its package is not installed.
 */
export async function openEngine(name, site, root) {
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
