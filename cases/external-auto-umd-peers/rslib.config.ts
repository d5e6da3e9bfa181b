import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Count',
      output: {
        target: 'web',
        autoExternal: {
          dependencies: false,
          optionalDependencies: false,
        },
      },
    },
  ],
});
