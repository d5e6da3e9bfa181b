import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/esm' } },
    { bundle: false, output: { distPath: './dist/parts' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
});
