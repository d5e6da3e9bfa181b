import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true }, output: { sourceMap: true } },
    {
      format: 'umd',
      umdName: 'Percent',
      output: {
        target: 'web',
        filename: { js: '[name].umd.js' },
        externals: {
          clamp: { root: 'Clamp', commonjs: 'clamp', commonjs2: 'clamp', amd: 'clamp' },
        },
        minify: true,
      },
    },
  ],
});
