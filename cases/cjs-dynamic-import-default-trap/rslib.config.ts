import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', bundle: false, output: { distPath: './dist/files' } },
    {
      format: 'cjs',
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: './dist/bundle' },
    },
  ],
});
