import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { autoExtension: true } },
    {
      format: 'cjs',
      source: { entry: { require: './src/require.ts' } },
      tools: { rspack: { output: { library: { type: 'commonjs2', export: 'default' } } } },
    },
  ],
});
