import path from 'node:path';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  // Left to itself the runner keeps one processor idle and starts a process for each file, which takes
  // longer than most files. Our modules keep next to no state, and what a test stubs ends with it.
  pool: { maxWorkers: '100%' },
  isolate: false,
  // Tests that start npm or a compiler take seconds, on a busy machine many.
  testTimeout: 60_000,
  // There, reports have lines for GitHub.
  env: { GITHUB_ACTIONS: '' },
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  resolve: {
    alias: { '@rspress/core/runtime': path.resolve('tests/support/frameworkRuntime.ts') },
  },
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  reporters: ['default', ['json', { outputPath: process.env.REPORT_FILE ?? '.reports/unit.json' }]],
});
