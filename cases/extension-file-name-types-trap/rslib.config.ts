import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { autoExtension: true },
  output: { filename: { js: '[name].mjs' } },
});
