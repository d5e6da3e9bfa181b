import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Sizes', syntax: ['chrome >= 70'] }],
});
