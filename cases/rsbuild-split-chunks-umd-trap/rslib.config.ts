import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'umd', umdName: 'Words', output: { distPath: './dist/umd' } },
    { format: 'iife', output: { distPath: './dist/iife' } },
  ],
  source: { entry: { index: './src/index.ts', count: './src/count.ts' } },
  output: { target: 'web' },
  splitChunks: {
    chunks: 'all',
    minSize: 0,
    cacheGroups: { words: { test: /words/, name: 'words', minChunks: 1, enforce: true } },
  },
});
