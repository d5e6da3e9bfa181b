import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 70'],
  output: { target: 'web', polyfill: 'usage' },
});
