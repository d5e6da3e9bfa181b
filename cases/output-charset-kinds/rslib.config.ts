import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/default' } },
    { output: { distPath: './dist/minified', minify: true } },
    { output: { distPath: './dist/plain', minify: false } },
    { output: { distPath: './dist/ascii', charset: 'ascii' } },
  ],
});
