import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { encode: './src/encode.ts', decode: './src/decode.ts' } },
  splitChunks: {
    chunks: 'all',
    minSize: 0,
    cacheGroups: { shared: { name: 'shared', minChunks: 2, enforce: true } },
  },
});
