import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { extensions: ['.ts'] },
  performance: { removeConsole: ['log'] },
  lib: [
    {
      resolve: { extensions: ['.web.ts', '.ts'] },
      performance: { removeConsole: ['warn'] },
    },
  ],
});
