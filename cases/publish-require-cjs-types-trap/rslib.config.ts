import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  dts: { autoExtension: true },
  tools: { rspack: { output: { library: { type: 'commonjs2', export: 'default' } } } },
});
