import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.js' } },
  lib: [{ format: 'umd', umdName: 'Here', output: { target: 'web' } }],
});
