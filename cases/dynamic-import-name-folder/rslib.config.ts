import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      tools: { rspack: { output: { chunkFilename: 'chunks/[name].js' } } },
    },
    {
      format: 'cjs',
      tools: { rspack: { output: { chunkFilename: 'chunks/[name].cjs' } } },
    },
  ],
});
