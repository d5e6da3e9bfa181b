import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  output: { target: 'web', externals: { react: 'react' } },
  tools: { rspack: { externalsType: 'amd', output: { library: { type: 'amd' } } } },
});
