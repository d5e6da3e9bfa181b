import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { encode: './src/encode.ts', decode: './src/decode.ts' } },
});
