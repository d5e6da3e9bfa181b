import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: '../../dist/tabs' } },
    {
      output: {
        distPath: '../../dist/prefixed',
        cssModules: { localIdentName: 'tabs-[local]-[hash:base64:6]' },
      },
    },
  ],
  output: { target: 'web' },
  tools: { rspack: { output: { uniqueName: 'tabs' } } },
});
