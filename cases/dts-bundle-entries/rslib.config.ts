import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', splitWords: './src/splitWords.ts' } },
  dts: { bundle: true },
});
