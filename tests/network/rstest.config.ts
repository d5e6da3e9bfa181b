import { defineConfig } from '@rstest/core';

// What must install packages. Each step waits for a registry, so the limits are long.
export default defineConfig({
  testEnvironment: 'node',
  include: ['tests/network/**/*.test.ts'],
  globalSetup: ['tests/network/requireNetwork.ts'],
  reporters: [
    'default',
    ['json', { outputPath: process.env.REPORT_FILE ?? '.reports/network.json' }],
  ],
  // Most of the time is spent waiting for packages.
  pool: { maxWorkers: 2 },
  testTimeout: 300_000,
  hookTimeout: 60_000,
});
