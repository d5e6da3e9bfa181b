import { canRun, findBrowser } from '../test/findBrowser.mjs';

/**
 * Makes sure before anything is built that there is a browser to take pictures with.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws Error with what to do where there is none.
 */
export async function requireBrowser(env = process.env) {
  const { chromium } = await import('@playwright/test');
  const ownPath = chromium.executablePath();
  if (findBrowser({ env, platform: process.platform, ownPath, canRun })) return;
  throw new Error(
    'No browser was found to take pictures with: install Chromium or Chrome, set CHROMIUM_PATH to one, or run "npm test" once, which installs one.',
  );
}
