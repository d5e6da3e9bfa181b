import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', dts: { autoExtension: true }, umdName: 'Answer' }],
});
