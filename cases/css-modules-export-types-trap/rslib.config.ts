import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: './dist/files' } },
    { dts: { bundle: true }, output: { distPath: './dist/bundled' } },
  ],
  output: { target: 'web' },
});
