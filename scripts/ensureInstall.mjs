import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { explainInstallFailure } from './install/explainInstallFailure.mjs';
import { findNetworkFailure } from './install/findNetworkFailure.mjs';
import { findNpm } from './install/findNpm.mjs';
import { isInstalled } from './install/isInstalled.mjs';
import { lacksOptionalPackages } from './install/lacksOptionalPackages.mjs';
import { runCommand } from './process/runCommand.mjs';

/** @typedef {import('./install/isInstalled.mjs').LockedPackage} LockedPackage */

// The reason of a failure is read from what npm prints, which `npm run --silent` would hush.
const readable = '--loglevel=notice';
const installOptions = [
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  readable,
];

/**
 * Installs unless node_modules already holds what package-lock.json asks for.
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
    runCommand(npm.command, [...npm.args, ...args], { cwd: root, shell: npm.shell, isQuiet: true });

  const command = lacksOptionalPackages(wanted ?? {}) ? ['install', '--no-save'] : ['ci'];
  console.log(`Installing packages (npm ${command.join(' ')}) …`);
  // Without network npm would try each package again and again, for minutes. Its cache may do.
  const ping = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=10000', readable]);
  const offline = findNetworkFailure(ping.output) ? ['--offline'] : [];
  const { code, output } = await runNpm([...command, ...installOptions, ...offline]);
  console.log(output.trim());
  if (code !== 0) throw new Error(explainInstallFailure(code, ping.output, output));
  return true;
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
