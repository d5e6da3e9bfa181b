import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type LibConfig } from '@rslib/core';

const remote = (id: string): LibConfig => ({
  id,
  format: 'mf',
  output: { distPath: `./dist/${id}` },
  plugins: [
    pluginModuleFederation(
      { name: id, exposes: { '.': './src/index.ts' }, dts: false },
      { environment: id },
    ),
  ],
});

export default defineConfig({ lib: [remote('cart'), remote('menu')] });
