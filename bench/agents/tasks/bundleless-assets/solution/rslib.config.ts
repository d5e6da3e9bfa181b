import { defineConfig } from '@rslib/core';

const unwanted = ['!./src/**/*.test.ts', '!./src/**/*.stories.ts', '!./src/internal/fixtures/**'];

export default defineConfig({
  bundle: false,
  dts: true,
  source: { entry: { index: ['./src/**', ...unwanted] } },
  output: { target: 'web' },
});
