import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../process/runCommand.mjs';

export const browserAdvice =
  'No browser was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run "npm test" again.';

/** The browser that the tests use. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findExecutable(), args: ['--no-sandbox'] });

/** Playwright's `executablePath`: undefined for its own browser, where it then picks the one without windows. */
export function findExecutable() {
  const found = findBrowser();
  return found === chromium.executablePath() ? undefined : found;
}

/**
 * The path of a browser to test with; installs one where none is found: Playwright's own, else the
 * system's package. Undefined when that fails too. In CI, which changes nobody's machine, it also
 * installs the one without windows, with which the tests take half the time.
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(root) {
  const found = findBrowser();
  // One that somebody named is as it is wanted.
  const isSlow =
    found !== chromium.executablePath() && path.basename(found ?? '') !== linuxNames[0];
  if (found && (!process.env.CI || process.env.CHROMIUM_PATH || !isSlow)) return found;
  console.log(found ? 'Installing a faster browser …' : 'No browser found; installing one …');
  for (const [command = '', ...args] of listInstallers(root, found)) {
    await runCommand(command, args, { cwd: root });
    const installed = findBrowser();
    if (installed && installed !== found) return installed;
  }
  return found;
}

/** The one without windows first: it takes half the time (npm run test:e2e on two cores). */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The first browser that runs: the one `CHROMIUM_PATH` names, else Playwright's own, else one on
 * the path. Undefined where there is none; throws when `CHROMIUM_PATH` names none.
 * @param {{
 *   env?: NodeJS.ProcessEnv,
 *   ownPath?: string,
 *   canRun?: (file: string) => boolean,
 * }} [options]
 * @returns {string | undefined}
 */
export function findBrowser({
  env = process.env,
  ownPath = chromium.executablePath(),
  canRun = runs,
} = {}) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which does not run: fix or unset it.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter);
  const onPath = linuxNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [ownPath, ...onPath].find(canRun);
}

/**
 * Whether a browser is there and starts. A file alone proves little: libraries may be missing, and
 * some systems ship a stub that only asks for another package.
 * @param {string} file
 */
export function runs(file) {
  if (!existsSync(file)) return false;
  // On Windows it opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 15_000, stdio: 'ignore' }).status === 0;
}

/**
 * Commands that may bring a browser, one after another until one is there.
 * @param {string} root
 * @param {string} [found] a browser that is there: only a faster one is wanted
 * @returns {string[][]}
 */
function listInstallers(root, found) {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const own = [process.execPath, playwright, 'install', 'chromium'];
  const works = (/** @type {string[]} */ ...[command = '', ...args]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const hasPackages = works('apt-get', '--version') && works(...admin, 'true');
  const install = [...admin, 'apt-get', 'install', '-y', '--no-install-recommends'];
  const fast = hasPackages
    ? [
        [...admin, 'apt-get', 'update'],
        [...install, 'chromium-headless-shell'],
      ]
    : [];
  if (found) return fast;
  // Some distributions have no package of the one without windows.
  return [own, ...fast, ...(hasPackages ? [[...install, 'chromium']] : [])];
}
