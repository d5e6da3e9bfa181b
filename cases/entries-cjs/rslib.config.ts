import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  source: { entry: { encode: './src/encode.ts', decode: './src/decode.ts' } },
});
