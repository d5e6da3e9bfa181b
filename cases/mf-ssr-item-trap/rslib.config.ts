import { defineConfig } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    {
      format: 'mf',
      output: { distPath: './dist/mf', assetPrefix: 'https://cdn.example.com/counter/' },
      plugins: [
        pluginModuleFederation(
          {
            name: 'counter',
            exposes: { '.': './src/index.tsx' },
            shared: { react: { singleton: true } },
            dts: false,
          },
          { target: 'dual' },
        ),
      ],
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
