import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['chrome >= 70', 'safari >= 12'],
  output: { target: 'web' },
});
