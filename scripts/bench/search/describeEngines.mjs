import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `name`: what tables call it; `tool`: whose search it is, with its version where settings are taken
 * from it; `packages`: what ran, with versions.
 * @typedef {{ name: string, tool: string, packages: Record<string, string> }} EngineVersions
 */

/**
 * What bench/search/engines.json says of engines, with the versions that are installed.
 * @param {string} root
 * @param {readonly string[]} engines
 * @returns {Record<string, EngineVersions>}
 * @throws Error where that file does not know one of them, or a package of it is not installed.
 */
export function describeEngines(root, engines) {
  const file = 'bench/search/engines.json';
  /** @type {Record<string, { name: string, tool: string, packages: string[] } | undefined>} */
  const known = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.fromEntries(
    engines.map((engine) => {
      const about = known[engine];
      if (!about) throw new Error(`${file} says nothing of “${engine}”.`);
      const packages = about.packages.map((name) => [name, readVersion(root, name)]);
      return [engine, { ...about, packages: Object.fromEntries(packages) }];
    }),
  );
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string}
 */
function readVersion(root, name) {
  const found = ['bench/search', '.']
    .map((folder) => path.join(root, folder, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not installed: run "npm ci --prefix bench/search".`);
  return JSON.parse(readFileSync(found, 'utf8')).version;
}
