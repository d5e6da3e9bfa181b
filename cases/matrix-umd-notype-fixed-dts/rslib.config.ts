import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', autoExtension: false, dts: true, umdName: 'Answer' }],
});
