import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  source: { entry: { index: ['./src/**', '!./src/**/*.test.ts'] } },
  output: { sourceMap: true },
});
