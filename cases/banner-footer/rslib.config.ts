import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/*! button 1.0.0 */', css: '/* button styles */', dts: '/** Types of button */' },
  footer: { js: '/* end of button */' },
  dts: true,
  output: { target: 'web' },
});
