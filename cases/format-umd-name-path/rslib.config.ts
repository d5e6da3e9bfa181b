import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: ['Acme', 'slugs'], output: { target: 'web' } }],
});
