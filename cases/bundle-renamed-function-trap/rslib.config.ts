import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/bundle' } },
    { output: { distPath: './dist/unminified', minify: false } },
    { bundle: false, output: { distPath: './dist/bundleless' } },
  ],
});
