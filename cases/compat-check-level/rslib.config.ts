import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', output: { distPath: './dist/modern' } },
    { id: 'legacy', syntax: 'es2019', output: { distPath: './dist/legacy' } },
  ],
  output: { target: 'web' },
});
