import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  banner: { css: '/*! Button */' },
  footer: { css: '/*! End */' },
  output: { target: 'web', sourceMap: { js: 'source-map', css: true } },
});
