import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: {
    js: '/*! button 1.0.0 | MIT */',
    css: '/*! button 1.0.0 | MIT */',
    dts: '/** Types of button 1.0.0 */',
  },
  dts: true,
  output: { target: 'web' },
});
