import { defineConfig } from '@rsbuild/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  plugins: [
    pluginModuleFederation({
      name: 'host',
      remotes: { counter: 'counter@http://localhost:3000/mf-manifest.json' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
});
