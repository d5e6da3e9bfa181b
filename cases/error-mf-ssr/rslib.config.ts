import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  format: 'mf',
  plugins: [
    pluginModuleFederation(
      { name: 'slugs', exposes: { '.': './src/index.ts' }, dts: false },
      { ssr: true },
    ),
  ],
});
