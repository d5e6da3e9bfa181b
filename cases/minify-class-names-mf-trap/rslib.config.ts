import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'mf',
  output: { filenameHash: false },
  plugins: [
    pluginModuleFederation({
      name: 'names',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});
