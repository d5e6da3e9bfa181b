import path from 'node:path';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  resolve: {
    alias: { '@rspress/core/runtime': path.resolve('tests/support/frameworkRuntime.ts') },
  },
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  reporters: ['default', ['json', { outputPath: process.env.REPORT_FILE ?? '.reports/unit.json' }]],
});
