import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'toSlug' }],
  tools: { rspack: { output: { library: { type: 'umd', export: 'default' } } } },
});
