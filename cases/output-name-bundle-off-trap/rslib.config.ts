import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { output: { distPath: './dist/min', filename: { js: '[name].min.js' } } },
    { output: { distPath: './dist/hash', filenameHash: true } },
  ],
});
