import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'node',
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  reporters: ['default', ['json', { outputPath: process.env.REPORT_FILE ?? '.reports/unit.json' }]],
});
