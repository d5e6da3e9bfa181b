import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'mf',
  moduleFederation: { options: { name: 'slugs', exposes: { '.': './src/index.ts' } } },
});
