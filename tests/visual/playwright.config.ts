import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * A browser that draws the same page twice may give smoothed edges up to two of 255 steps apart (seen at
 * 1440 px); what differs by three is another color.
 */
const threshold = 0.01;

/** The pictures of `npm run review`: every pixel counts, and nothing moves. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'review' }],
  retries: 0,
  timeout: 90_000,
  snapshotPathTemplate: '../../.reports/pictures/{arg}{ext}',
  use: { ...base.use, deviceScaleFactor: 1, timezoneId: 'UTC', actionTimeout: 10_000 },
  expect: {
    // A tall picture takes seconds on a busy machine, and it is taken until two are the same, in ms.
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold,
      maxDiffPixels: 0,
    },
  },
});
