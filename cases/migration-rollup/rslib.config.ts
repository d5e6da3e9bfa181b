import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true }, output: { sourceMap: true } },
    {
      format: 'umd',
      umdName: 'UseToggle',
      output: {
        target: 'web',
        filename: { js: '[name].umd.js' },
        externals: { vue: { root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' } },
        minify: true,
      },
    },
  ],
});
