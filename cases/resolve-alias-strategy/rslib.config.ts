import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@': './src/test' }, aliasStrategy: 'prefer-alias' },
});
