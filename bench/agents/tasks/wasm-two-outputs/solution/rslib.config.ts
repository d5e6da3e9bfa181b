import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      dts: { distPath: './dist/types' },
      output: { distPath: './dist/node' },
    },
    {
      id: 'bundler',
      wasm: false,
      output: {
        target: 'web',
        distPath: './dist/bundler',
        copy: [{ from: '*.wasm', context: './src' }],
      },
    },
  ],
});
