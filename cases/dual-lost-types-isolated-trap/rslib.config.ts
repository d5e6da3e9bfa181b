import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { autoExtension: true, isolated: true } },
    { format: 'cjs', dts: { autoExtension: true, isolated: true } },
  ],
});
