import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    // Its id stays `mf`: the plugin looks for an output of that name.
    {
      format: 'mf',
      syntax: 'es2021',
      output: {
        distPath: './dist-remote',
        assetPrefix: 'https://cdn.example.com/like-counter/',
      },
      plugins: [
        pluginModuleFederation({
          name: 'like_counter',
          exposes: { './Counter': './src/Counter.tsx' },
          shared: { react: { singleton: true, requiredVersion: '>=18' } },
          dts: false,
        }),
      ],
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
