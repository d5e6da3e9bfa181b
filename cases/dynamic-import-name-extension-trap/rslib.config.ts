import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  tools: { rspack: { output: { chunkFilename: 'chunks/[name].js' } } },
});
