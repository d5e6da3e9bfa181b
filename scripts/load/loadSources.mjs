import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSources } from './bundleSources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'node_modules/.cache/rslib-docs/sources');

/**
 * Imports a module of our TypeScript sources, which Node 20 cannot load itself, as a bundle: five
 * hundred modules compiled one by one take three seconds, the bundler a tenth of one. Called again after
 * a change, it gives what is there by then.
 * @param {string} entry relative to the repository's root
 * @returns {Promise<unknown>} its exports
 */
export async function loadSources(entry) {
  const file = await bundleSources({ root, entry, folder });
  return import(pathToFileURL(file).href);
}
