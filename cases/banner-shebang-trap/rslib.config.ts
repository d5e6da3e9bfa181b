import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/*! hello 1.0.0 */' },
  source: { entry: { cli: './src/cli.ts' } },
});
