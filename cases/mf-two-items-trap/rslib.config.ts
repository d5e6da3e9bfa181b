import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type LibConfig } from '@rslib/core';

const remote = (name: string): LibConfig => ({
  format: 'mf',
  output: { distPath: `./dist/${name}` },
  plugins: [pluginModuleFederation({ name, exposes: { '.': './src/index.ts' }, dts: false })],
});

export default defineConfig({ lib: [remote('cart'), remote('menu')] });
