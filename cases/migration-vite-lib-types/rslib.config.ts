import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true } },
    {
      format: 'umd',
      umdName: 'Meter',
      output: {
        filename: { js: '[name].umd.cjs' },
        externals: { vue: { root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' } },
        emitCss: false,
        minify: true,
      },
    },
  ],
  source: { entry: { meter: './src/index.ts' } },
  output: { target: 'web', dataUriLimit: 100_000, sourceMap: { js: 'source-map' } },
});
