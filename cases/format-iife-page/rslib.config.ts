import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'iife',
  source: { entry: { page: './src/page.ts' } },
  output: { target: 'web' },
});
