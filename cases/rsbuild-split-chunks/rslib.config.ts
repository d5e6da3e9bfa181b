import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', slug: './src/slug.ts' } },
  output: { autoExternal: false },
  splitChunks: { preset: 'single-vendor' },
});
