import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', dts: { autoExtension: true } },
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
  ],
});
