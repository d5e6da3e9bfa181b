import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, autoExtension: false, dts: { autoExtension: true } }],
});
