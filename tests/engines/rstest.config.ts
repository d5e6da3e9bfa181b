import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  include: ['tests/engines/**/*.test.ts'],
  reporters: [
    'default',
    ['json', { outputPath: process.env.REPORT_FILE ?? '.reports/engines.json' }],
  ],
  testTimeout: 180_000,
  hookTimeout: 120_000,
});
