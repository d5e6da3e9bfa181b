import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNetworkFailure, findNpm } from './process/npm.mjs';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/**
 * Runs `npm ci` unless node_modules has what package-lock.json lists.
 * It runs before anything is installed, so it imports nothing but Node.
 * @param {{ root: string, npm?: import('./process/npm.mjs').Command }} options
 * @returns {boolean} whether it installed
 */
export function ensureInstall({ root, npm = findNpm() }) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (isInstalled(wanted, installed)) return false;

  console.log('Installing packages (npm ci) …');
  // One retry: without network, npm's default takes minutes before it says so.
  const options = ['--prefer-offline', '--fetch-retries=1', '--loglevel=notice'];
  const { status, stdout, stderr } = spawnSync(npm.command, [...npm.args, 'ci', ...options], {
    cwd: root,
    shell: npm.shell ?? false,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
  console.log(output);
  if (status !== 0) throw new Error(explainFailure(status, output));
  return true;
}

/**
 * Contents are compared, not times: a checkout changes the times of files that stayed the same.
 * Optional packages may be absent, as most are for other platforms.
 * @param {Packages | undefined} wanted
 * @param {Packages | undefined} installed
 */
function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([location, { version, integrity, optional }]) => {
    if (location === '') return true;
    const found = installed[location];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/**
 * @param {number | null} status null when npm was not found
 * @param {string} output
 */
function explainFailure(status, output) {
  if (status === null) {
    return 'npm could not be started: install it with Node from https://nodejs.org.';
  }
  const failure = findNetworkFailure(output);
  if (!failure) {
    return `npm ci ended with code ${status}: fix what it reports above, then try again.`;
  }
  const address = failure.address ? ` (${failure.address})` : '';
  return `The packages of package-lock.json${address} could not be fetched (${failure.code}): connect to the network for this first run; later ones work without it.`;
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
