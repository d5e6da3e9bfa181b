import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
  source: {
    entry: {
      named: './src/named.js',
      star: './src/star.js',
      package: './src/package.js',
      properties: './src/properties.cjs',
      clamp: './src/clamp.cjs',
    },
  },
});
