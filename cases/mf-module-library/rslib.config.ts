import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  format: 'mf',
  output: { filenameHash: false },
  plugins: [
    pluginModuleFederation({
      name: 'slugs',
      library: { type: 'module' },
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
});
