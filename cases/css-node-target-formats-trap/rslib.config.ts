import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    { format: 'umd', umdName: 'Button', output: { distPath: './dist/umd' } },
    {
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { distPath: './dist/iife' },
    },
  ],
});
