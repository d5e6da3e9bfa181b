import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      dts: { bundle: true, distPath: './dist/types' },
      output: { distPath: './dist/lib' },
    },
    { format: 'esm', output: { distPath: './dist/es' } },
  ],
  autoExtension: false,
  syntax: 'es6',
});
