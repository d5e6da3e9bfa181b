import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/a' } },
    { format: 'esm', output: { distPath: './dist/b' } },
    { format: 'cjs' },
  ],
});
