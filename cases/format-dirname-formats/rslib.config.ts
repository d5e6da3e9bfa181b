import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { inJavaScript: './src/inJavaScript.js', inTypeScript: './src/inTypeScript.ts' },
  },
  lib: [
    { format: 'umd', umdName: 'A', output: { target: 'web', distPath: './dist/umd-web' } },
    { format: 'umd', umdName: 'B', output: { target: 'node', distPath: './dist/umd-node' } },
    { format: 'iife', output: { target: 'web', distPath: './dist/iife-web' } },
    { format: 'iife', output: { target: 'node', distPath: './dist/iife-node' } },
  ],
});
