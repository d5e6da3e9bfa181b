import { defineConfig } from '@rslib/core';

export default defineConfig({
  footer: {
    js: '/* end of button.js */',
    css: '/* end of button.css */',
    dts: '/* end of button.d.ts */',
  },
  dts: true,
  output: { target: 'web' },
});
