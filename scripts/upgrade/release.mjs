import { runNpm } from '../process/npm.mjs';

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

/** @typedef {{ version: string, dependencies?: Record<string, string> }} Manifest */

/**
 * The newest release of a package that a version, range or tag means; undefined where there is none.
 * @param {string} name
 * @param {string} wanted
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Manifest | undefined>}
 * @throws Error in one sentence where there is no network.
 */
export async function askRegistry(name, wanted, { env = process.env } = {}) {
  const args = ['view', `${name}@${wanted}`, 'version', 'dependencies', '--json'];
  const { code, output } = await runNpm([...args, '--fetch-retries=0', '--loglevel=error'], {
    env,
    isQuiet: true,
  });
  if (code === 0) return pickNewest(output);
  if (/\bE404\b|\bETARGET\b/.test(output)) return undefined;
  throw new Error(explainFailure(output));
}

/** How a failure begins that says nothing of the release. */
export const noNetwork = 'There is no network';

const networkCode =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E\w+UNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/**
 * Why npm could not fetch a release, in one sentence.
 * @param {string} output
 */
export function explainFailure(output) {
  const lines = output.split('\n').filter((line) => line.trim());
  const said =
    lines.find((line) => /^npm error (?!code|syscall|errno)/.test(line)) ??
    lines.at(-1) ??
    'no answer';
  return `${networkCode.test(output) ? noNetwork : 'npm could not fetch the release'}: ${said}`;
}

/**
 * Npm answers with one manifest, a list of them, or a bare version where that is all there is.
 * @param {string} output
 * @returns {Manifest | undefined}
 */
export function pickNewest(output) {
  const start = output.search(/^[{["]/m);
  if (start < 0) return undefined;
  const answer = JSON.parse(output.slice(start));
  /** @type {Manifest[]} */
  const found = (Array.isArray(answer) ? answer : [answer]).map((entry) =>
    typeof entry === 'string' ? { version: entry } : entry,
  );
  const { compare } = new Intl.Collator('en', { numeric: true });
  // A candidate is before its release.
  const sort = (/** @type {string} */ version) => (version.includes('-') ? version : `${version}~`);
  return found.sort((a, b) => compare(sort(a.version), sort(b.version))).at(-1);
}
