import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { slugs: './src/slugs.ts', words: './src/words.ts' } },
  output: { filename: { js: 'slugs.min.js' } },
});
