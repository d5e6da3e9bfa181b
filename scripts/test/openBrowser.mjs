import { chromium } from '@playwright/test';
import { canRun, findBrowser } from './findBrowser.mjs';

/** The browser that the tests use. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findExecutable(), args: ['--no-sandbox'] });

/** Playwright's `executablePath`: undefined for its own browser, where it then picks the one without windows. */
export function findExecutable() {
  const ownPath = chromium.executablePath();
  const found = findBrowser({ env: process.env, platform: process.platform, ownPath, canRun });
  return found === ownPath ? undefined : found;
}
