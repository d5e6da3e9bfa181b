import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The tool and its bundler: installed anew, so that nothing of the old one is left. */
const toolPackages = ['@rslib/core', 'rsbuild-plugin-dts', '@rsbuild/core'];
const bundlerParts = /^(?:core|binding.*|lite-tapable)$/;

/**
 * Takes the tool out of a repository that was set aside, and every package that brings a bundler of
 * its own (those that build this site), and pins what is to be installed instead.
 * @param {string} folder
 * @param {Record<string, string>} pins
 */
export function makeRoom(folder, pins) {
  const modules = path.join(folder, 'node_modules');
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const bundler = readdirSync(path.join(modules, '@rspack'))
    .filter((name) => bundlerParts.test(name))
    .map((name) => `@rspack/${name}`);
  const users = listBundlerUsers(modules, Object.keys(manifest.devDependencies));
  for (const name of [...users, ...toolPackages, ...bundler]) {
    rmSync(path.join(modules, name), { recursive: true, force: true });
    delete manifest.devDependencies[name];
  }
  Object.assign(manifest.devDependencies, pins);
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Packages that depend on the bundler, and those that exist for one of them.
 * @param {string} modules
 * @param {string[]} names
 */
function listBundlerUsers(modules, names) {
  const manifests = names.map((name) =>
    JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')),
  );
  const users = new Set(
    manifests.filter(({ dependencies }) => dependencies?.['@rsbuild/core']).map(({ name }) => name),
  );
  for (const { name, peerDependencies = {} } of manifests) {
    if (Object.keys(peerDependencies).some((peer) => users.has(peer))) users.add(name);
  }
  return users;
}
