import { askRegistry } from './askRegistry.mjs';

const core = '@rslib/core';

/** @typedef {{ version: string, pins: Record<string, string> }} Release */

/**
 * The release that a version, range or tag means, with the bundler it brings: pinned at the top of
 * node_modules, since plugins there must find the same one and ids of modules contain the way to it.
 * @param {string} wanted
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Release>}
 * @throws Error in one sentence where there is no such release or no network.
 */
export async function findRelease(wanted, options = {}) {
  if (!/^[\w.^~*-]+$/.test(wanted)) {
    throw new Error(
      `“${wanted}” is not a version of ${core}: write 1.0.0, a range as 0.x, or a tag.`,
    );
  }
  const release = await askRegistry(core, wanted, options);
  if (!release) {
    const newest = await askRegistry(core, 'latest', options);
    throw new Error(`The registry has no ${core} ${wanted}; the newest is ${newest?.version}.`);
  }
  /** @type {Record<string, string>} */
  const pins = { [core]: release.version };
  let manifest = release;
  for (const name of ['@rsbuild/core', '@rspack/core']) {
    const range = manifest.dependencies?.[name];
    const found = range && (await askRegistry(name, range, options));
    if (!found) break;
    pins[name] = found.version;
    manifest = found;
  }
  return { version: release.version, pins };
}
