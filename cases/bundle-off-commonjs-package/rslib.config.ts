import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { externals: { upper: false } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
