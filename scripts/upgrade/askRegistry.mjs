import { findNetworkFailure } from '../process/npm.mjs';
import { findNpm } from '../process/npm.mjs';
import { runCommand } from '../process/runCommand.mjs';
import { compareVersions } from './compareVersions.mjs';

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
  const npm = findNpm();
  const args = ['view', `${name}@${wanted}`, 'version', 'dependencies', '--json'];
  const { code, output } = await runCommand(
    npm.command,
    [...npm.args, ...args, '--fetch-retries=0', '--loglevel=error'],
    { env, shell: npm.shell, isQuiet: true },
  );
  if (code === 0) return pickNewest(output);
  if (/\bE404\b|\bETARGET\b/.test(output)) return undefined;
  throw new Error(explainFailure(output));
}

/**
 * Why npm could not fetch a release, in one sentence.
 * @param {string} output
 */
export function explainFailure(output) {
  const failure = findNetworkFailure(output);
  if (!failure) return `npm could not fetch the release: ${findError(output)}`;
  const where = failure.address ? ` at ${failure.address}` : '';
  return `There is no network (${failure.code}${where}), and another @rslib/core comes from the registry.`;
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
  return found.sort((a, b) => compareVersions(a.version, b.version)).at(-1);
}

/** @param {string} output */
function findError(output) {
  const lines = output.split('\n').filter((line) => line.trim());
  return lines.find((line) => /^npm error (?!code)/.test(line)) ?? lines.at(-1) ?? 'no answer';
}
