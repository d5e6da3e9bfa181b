import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs', bundle: false, dts: { autoExtension: true } }],
});
