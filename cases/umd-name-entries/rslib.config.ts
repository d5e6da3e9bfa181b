import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Acme', '[name]'],
      source: { entry: { slugs: './src/slugs.ts', words: './src/words.ts' } },
      output: { target: 'web' },
    },
  ],
});
