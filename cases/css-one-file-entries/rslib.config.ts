import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { emitCss: false } }, { format: 'cjs' }],
  output: { target: 'web' },
  source: { entry: { index: './src/index.ts', input: './src/input.ts' } },
});
