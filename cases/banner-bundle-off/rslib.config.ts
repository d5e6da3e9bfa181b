import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  banner: { js: '/* button 1.0.0 */', css: '/* button 1.0.0 */' },
  output: { target: 'web' },
});
