import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  output: { target: 'web' },
  tools: { rspack: { output: { library: { type: 'window', name: 'Slugs' } } } },
});
