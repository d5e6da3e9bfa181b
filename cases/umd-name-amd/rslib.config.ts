import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'Slugs', amd: 'acme-slugs' },
      output: { target: 'web' },
      tools: { rspack: { output: { library: { type: 'umd', umdNamedDefine: true } } } },
    },
  ],
});
