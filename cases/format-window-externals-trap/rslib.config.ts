import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  output: { target: 'web', externals: { react: 'React' } },
  tools: { rspack: { output: { library: { type: 'window', name: 'Slugs' } } } },
});
