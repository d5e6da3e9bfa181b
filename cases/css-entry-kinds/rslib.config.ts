import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { theme: ['./src/light.css', './src/dark.css'] } },
      output: { distPath: './dist/bundle' },
    },
    {
      bundle: false,
      source: { entry: { index: './src/*.css' } },
      output: { distPath: './dist/files' },
    },
  ],
  output: { target: 'web' },
});
