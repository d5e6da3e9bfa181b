import { chromium } from '@playwright/test';
import { canRun } from './canRun.mjs';
import { findBrowser } from './findBrowser.mjs';

/** The browser that the tests use. */
export function openBrowser() {
  const executablePath = findBrowser({
    env: process.env,
    platform: process.platform,
    ownPath: chromium.executablePath(),
    canRun,
  });
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
