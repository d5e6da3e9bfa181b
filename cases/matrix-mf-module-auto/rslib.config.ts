import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  lib: [{ format: 'mf' }],
  plugins: [
    pluginModuleFederation({ name: 'answer', exposes: { '.': './src/index.ts' }, dts: false }),
  ],
});
