import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  syntax: ['chrome 50'],
  tools: {
    cssExtract: { pluginOptions: { filename: 'theme.css' } },
    cssLoader: { url: false },
    lightningcssLoader: false,
  },
});
