import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/* button 1.0.0 */', css: '/* button 1.0.0 */' },
  output: { target: 'web', minify: true },
});
