import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  syntax: 'es5',
  externalHelpers: true,
});
