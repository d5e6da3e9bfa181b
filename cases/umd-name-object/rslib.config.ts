import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: ['Acme', 'slugs'], amd: 'acme-slugs', commonjs: 'acmeSlugs' },
      output: { target: 'web' },
    },
  ],
});
