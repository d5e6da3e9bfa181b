import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNpm } from './process/npm.mjs';

/**
 * Runs `npm ci` unless node_modules has what package-lock.json lists.
 * It runs before anything is installed, so it imports nothing but Node.
 * @param {{ root: string, npm?: import('./process/npm.mjs').Command }} options
 * @returns {boolean} whether it installed
 */
export function ensureInstall({ root, npm = findNpm() }) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  // Contents are compared, not times: a checkout changes the times of files that stayed the same. Optional
  // packages may be absent, as most are for other platforms.
  const isThere = Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    const found = installed[place];
    if (place === '') return true;
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
  if (isThere) return false;
  console.log('Installing packages (npm ci) …');
  // One retry: without network, npm's default takes minutes before it says so.
  const args = [...npm.args, 'ci', '--prefer-offline', '--fetch-retries=1'];
  const { status } = spawnSync(npm.command, args, {
    cwd: root,
    shell: npm.shell,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci failed: fix what it reports above, then try again.');
  return true;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
const readPackages = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
