import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { filename: { js: '[name].esm.js' } } },
    { format: 'cjs' },
  ],
});
