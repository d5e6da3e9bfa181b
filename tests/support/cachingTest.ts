import { findBrowser, runs } from '../../scripts/test/browser.mjs';
import { test as watched } from './test';

const isWindowless = (file: string): boolean => /headless.shell/.test(file);
const { CHROMIUM_PATH: named = '', ...others } = process.env;

/**
 * A Chromium that has a back/forward cache: the one without windows has none (it keeps no page,
 * `notRestoredReasons` says "masked"). Undefined where there is no other.
 */
export const cachingBrowser = findBrowser({
  env: isWindowless(named) ? others : process.env,
  canRun: (file) => !isWindowless(file) && runs(file),
});

/** The test in a browser that keeps pages for going back, which Playwright turns off. */
export const test = watched.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        executablePath: cachingBrowser,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});
