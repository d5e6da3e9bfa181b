import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false, output: { distPath: './dist/esm' } },
    { format: 'cjs', bundle: false, output: { distPath: './dist/cjs' } },
  ],
});
