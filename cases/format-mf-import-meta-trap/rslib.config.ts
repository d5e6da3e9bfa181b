import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  format: 'mf',
  output: { filenameHash: false },
  plugins: [
    pluginModuleFederation({ name: 'here', exposes: { '.': './src/index.ts' }, dts: false }),
  ],
});
