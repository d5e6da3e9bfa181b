import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { entry: { encode: './src/encode.ts', decode: './src/decode.ts' } },
});
