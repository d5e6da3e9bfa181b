import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { banner: { js: '/*! hello 1.0.0 */' }, source: { entry: { index: './src/index.ts' } } },
    { source: { entry: { cli: './src/cli.ts' } } },
  ],
});
