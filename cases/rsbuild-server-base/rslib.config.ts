import { defineConfig } from '@rslib/core';

export default defineConfig({
  server: { base: '/widgets/' },
  lib: [{ format: 'umd', umdName: 'Widgets', output: { target: 'web' } }],
});
