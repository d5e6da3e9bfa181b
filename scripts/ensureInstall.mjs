import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { explainInstallFailure } from './install/explainInstallFailure.mjs';
import { findNpm } from './install/findNpm.mjs';
import { runCommand } from './process/runCommand.mjs';

const npmOptions = [
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  // The reason of a failure is read from what npm prints, which `npm run --silent` would hush.
  '--loglevel=notice',
];

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json asks for.
 * Throws an Error whose message says what to do when that fails.
 * @param {{ root: string, npm?: import('./install/findNpm.mjs').Command }} options
 * @returns {Promise<boolean>} whether it installed
 */
export async function ensureInstall({ root, npm = findNpm() }) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  if (isInstalled(wanted, readPackages(path.join(root, 'node_modules/.package-lock.json')))) {
    return false;
  }
  /** @param {string[]} args */
  const runNpm = (args) =>
    runCommand(npm.command, [...npm.args, ...args, ...npmOptions], {
      cwd: root,
      shell: npm.shell,
      isQuiet: true,
    });
  console.log('Installing packages (npm ci) …');
  let { code, output } = await runNpm(['ci']);
  if (code !== 0 && lacksOnlyUnknownPackages(output)) {
    console.log('The registry lacks packages for other platforms; installing without them …');
    ({ code, output } = await runNpm(['install', '--no-save']));
  }
  console.log(output.trim());
  if (code !== 0) throw new Error(explainInstallFailure(code, output));
  return true;
}

/**
 * Whether `npm ci` refused the lockfile only because optional packages are in neither it nor the
 * registry, as with a mirror that holds one platform: then npm names them without a version.
 * `npm install` keeps to the lockfile too, but passes over them.
 * @param {string} output
 */
export function lacksOnlyUnknownPackages(output) {
  const faults = output.match(/\b(Missing|Invalid): .*lock file.*/g) ?? [];
  return faults.length > 0 && faults.every((fault) => /^Missing: \S+@ from lock file/.test(fault));
}

/**
 * Whether every package of the lockfile is there in that version. Contents are compared, not
 * times: a checkout or a copied folder changes the times of files that stayed the same.
 * Optional packages may be absent, as most are for other platforms.
 * @param {Record<string, LockedPackage> | undefined} wanted
 * @param {Record<string, LockedPackage> | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([location, { version, integrity, optional }]) => {
    if (location === '') return true;
    const found = installed[location];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
