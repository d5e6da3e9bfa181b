import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  output: {
    externals: {
      clamp: { root: 'Clamp', commonjs: 'clamp', commonjs2: 'clamp', amd: 'clamp' },
    },
  },
});
