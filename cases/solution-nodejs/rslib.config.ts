import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
      dts: true,
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/cjs' },
    },
  ],
});
