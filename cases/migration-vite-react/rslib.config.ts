import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts },
    { format: 'cjs', dts, output: { emitCss: false } },
  ],
  plugins: [pluginReact()],
  source: { entry: { 'acme-button': './src/index.ts' } },
  output: { target: 'web', filename: { css: 'style.css' } },
});
