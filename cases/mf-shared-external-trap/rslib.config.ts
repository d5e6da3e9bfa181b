import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  format: 'mf',
  output: { target: 'web', filenameHash: false, externals: ['react'] },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'counter',
      exposes: { '.': './src/index.tsx' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
});
