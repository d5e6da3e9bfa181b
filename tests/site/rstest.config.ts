import { defineConfig } from '@rstest/core';

// Gates over the built site that need no browser.
export default defineConfig({
  testEnvironment: 'node',
  include: ['tests/site/**/*.test.ts'],
  // Whole builds, for minutes: only in `npm run test:full`.
  exclude: process.env.TEST_SEED ? ['tests/site/rebuild.test.ts'] : [],
  reporters: ['default', ['json', { outputPath: process.env.REPORT_FILE ?? '.reports/site.json' }]],
  testTimeout: 30_000,
  // Left to itself the runner keeps one processor idle and starts a process for each file.
  isolate: false,
  pool: { maxWorkers: '100%' },
});
