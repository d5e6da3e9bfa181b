import { chromium } from '@playwright/test';
import { canRun } from './canRun.mjs';
import { findBrowser } from './findBrowser.mjs';

/** What to hand to Playwright as `executablePath`: of its own browsers it picks the one without windows. */
export function findExecutable() {
  const ownPath = chromium.executablePath();
  const found = findBrowser({ env: process.env, platform: process.platform, ownPath, canRun });
  return found === ownPath ? undefined : found;
}
