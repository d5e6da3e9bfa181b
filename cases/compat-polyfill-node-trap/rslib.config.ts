import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 70'],
  lib: [
    { output: { polyfill: 'usage', distPath: './dist/usage' } },
    { output: { polyfill: 'entry', distPath: './dist/entry' } },
  ],
});
