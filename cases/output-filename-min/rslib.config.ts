import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  output: { target: 'web' },
  lib: [
    { umdName: 'Slugs' },
    { umdName: 'Slugs', output: { filename: { js: '[name].min.js' }, minify: true } },
  ],
});
