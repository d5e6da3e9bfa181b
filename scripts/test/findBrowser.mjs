import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The one without windows first: it is twice as fast (npm run test:e2e on two cores). */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const windowsProgram = 'Google\\Chrome\\Application\\chrome.exe';

/**
 * The first browser that runs: the one `CHROMIUM_PATH` names, else Playwright's own, else one of
 * the system. Undefined where there is none; throws when `CHROMIUM_PATH` names none.
 * @param {{
 *   env: NodeJS.ProcessEnv,
 *   platform: NodeJS.Platform,
 *   ownPath: string | undefined,
 *   canRun: (file: string) => boolean,
 * }} options `ownPath` is where Playwright keeps its Chromium
 * @returns {string | undefined}
 */
export function findBrowser({ env, platform, ownPath, canRun }) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which does not run: fix or unset it.`);
  }
  return [...(ownPath ? [ownPath] : []), ...listSystemPlaces(env, platform)].find(canRun);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
function listSystemPlaces(env, platform) {
  if (platform === 'win32') {
    return windowsFolders.flatMap((name) => {
      const folder = env[name];
      return folder ? [path.win32.join(folder, windowsProgram)] : [];
    });
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  const onPath = linuxNames.flatMap((name) =>
    folders.map((folder) => path.posix.join(folder, name)),
  );
  return platform === 'darwin' ? [...macPlaces, ...onPath] : onPath;
}

/**
 * Whether a browser is there and starts. A file alone proves little: libraries may be missing, and
 * some systems ship a stub that only asks for another package.
 * @param {string} file
 */
export function canRun(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(file, ['--version'], { timeout: 15_000, stdio: 'ignore' });
  return status === 0;
}
