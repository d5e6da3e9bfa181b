import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    {
      format: 'cjs',
      source: { entry: { index: './src/index.ts', command: './src/command.js' } },
      output: { distPath: './dist/cjs' },
    },
  ],
});
