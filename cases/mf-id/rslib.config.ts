import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  lib: [
    {
      id: 'remote',
      format: 'mf',
      plugins: [
        pluginModuleFederation(
          { name: 'slugs', exposes: { '.': './src/index.ts' }, dts: false },
          { environment: 'remote' },
        ),
      ],
    },
  ],
});
