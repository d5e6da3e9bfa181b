import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/default' } },
    { output: { minify: false, distPath: './dist/off' } },
  ],
});
