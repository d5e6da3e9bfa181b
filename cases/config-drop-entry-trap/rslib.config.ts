import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', version: './src/version.ts' } },
  lib: [
    { output: { distPath: './dist/a' }, source: { entry: { version: [] } } },
    { output: { distPath: './dist/b' }, source: { entry: { version: undefined as never } } },
  ],
});
