import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { one: './src/one.ts', two: './src/two.ts' } },
      experiments: { exe: true },
    },
  ],
});
