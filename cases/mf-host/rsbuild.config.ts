import { defineConfig } from '@rsbuild/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default defineConfig({
  plugins: [
    pluginModuleFederation({
      name: 'host',
      remotes: { slugs: 'slugs@http://localhost:3000/mf-manifest.json' },
      dts: false,
    }),
  ],
});
