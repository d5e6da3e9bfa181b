import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/*! JS */', css: '/*! CSS */', dts: '/*! DTS */' },
  output: { target: 'web', copy: [{ from: '*', context: './public', to: 'copied' }] },
  server: { publicDir: false },
});
