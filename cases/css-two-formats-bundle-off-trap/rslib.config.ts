import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs', emitCss: false } },
  ],
  output: { target: 'web' },
});
