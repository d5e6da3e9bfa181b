import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';
import { canRun, findBrowser } from './findBrowser.mjs';

export const browserAdvice =
  'No browser was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run "npm test" again.';

/**
 * The path of a browser to test with; installs one where none is found: Playwright's own, else the
 * system's package. Undefined when that fails too.
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(root) {
  const { chromium } = await import('@playwright/test');
  const ownPath = chromium.executablePath();
  const look = () => findBrowser({ env: process.env, platform: process.platform, ownPath, canRun });

  const found = look();
  if (found) return found;
  console.log('No browser found; installing one …');
  for (const [command, ...args] of listInstallers(root)) {
    if (!command) continue;
    const { code, output } = await runCommand(command, args, { cwd: root });
    if (code === 127) console.error(output);
    const installed = look();
    if (installed) return installed;
  }
  return undefined;
}

/**
 * Commands that may bring a browser, one after another until one is there.
 * @param {string} root
 * @returns {string[][]}
 */
function listInstallers(root) {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const own = [process.execPath, playwright, 'install', 'chromium'];
  const admin = findAdminPrefix();
  if (!admin) return [own];
  const install = [...admin, 'apt-get', 'install', '-y', '--no-install-recommends'];
  return [
    own,
    [...admin, 'apt-get', 'update'],
    [...install, 'chromium-headless-shell'],
    // Where the distribution has no such package.
    [...install, 'chromium'],
  ];
}

/** What to put before `apt-get`: nothing for root, `sudo -n` where it asks for no password. */
function findAdminPrefix() {
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!hasApt) return undefined;
  if (process.getuid?.() === 0) return [];
  const maySudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return maySudo ? ['sudo', '-n'] : undefined;
}
