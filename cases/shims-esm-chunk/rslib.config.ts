import { defineConfig } from '@rslib/core';

export default defineConfig({
  shims: { esm: { __dirname: true } },
  source: { entry: { index: './src/index.ts', 'tools/two': './src/two.ts' } },
});
