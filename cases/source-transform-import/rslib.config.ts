import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    transformImport: [
      {
        libraryName: 'fields',
        libraryDirectory: 'lib',
        camelToDashComponentName: true,
      },
    ],
  },
});
