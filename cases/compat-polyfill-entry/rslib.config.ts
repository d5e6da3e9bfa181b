import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 70'],
  lib: [
    { output: { polyfill: 'entry', distPath: './dist/bundle' } },
    { bundle: false, output: { polyfill: 'entry', distPath: './dist/entry-files' } },
    { bundle: false, output: { polyfill: 'usage', distPath: './dist/usage-files' } },
  ],
  output: { target: 'web' },
});
