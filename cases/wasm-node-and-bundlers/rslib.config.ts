import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: './dist/node' } },
    { bundle: false, output: { target: 'web', distPath: './dist/web' } },
  ],
  source: { entry: { index: './src/index.ts' } },
});
