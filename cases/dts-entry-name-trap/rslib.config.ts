import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { entry: { index: './src/main.ts' } },
});
