import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', polyfill: 'usage' },
  syntax: ['chrome 70'],
});
