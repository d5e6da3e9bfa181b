import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      'own-named': './src/own-named.js',
      'own-star': './src/own-star.js',
      'own-stars': './src/own-stars.js',
      'own-object': './src/own-object.js',
      'es-named': './src/es-named.js',
      'es-star': './src/es-star.js',
      'es-object': './src/es-object.js',
      'cjs-named': './src/cjs-named.js',
      'cjs-star': './src/cjs-star.js',
      'node-named': './src/node-named.js',
      'node-star': './src/node-star.js',
      'json-star': './src/json-star.js',
    },
  },
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
});
