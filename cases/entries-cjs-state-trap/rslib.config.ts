import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { create: './src/create.ts', read: './src/read.ts' } },
});
