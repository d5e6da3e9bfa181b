import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  format: 'mf',
  output: { target: 'web', filenameHash: false },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'counter',
      exposes: { '.': './src/index.tsx' },
      shared: { react: { singleton: true, import: false } },
      dts: false,
    }),
  ],
});
