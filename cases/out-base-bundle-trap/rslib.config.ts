import { defineConfig } from '@rslib/core';

export default defineConfig({
  outBase: './src',
  source: { entry: { a: './src/parts/a.ts' } },
});
