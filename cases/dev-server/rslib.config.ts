import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  logLevel: 'error',
  server: { port: 3917, headers: { 'x-served-by': 'rslib' } },
  lib: [
    {
      format: 'mf',
      plugins: [
        pluginModuleFederation({
          name: 'slugs',
          exposes: { '.': './src/index.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
