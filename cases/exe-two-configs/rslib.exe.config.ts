import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { cli: './src/cli.ts' } },
      output: { distPath: 'dist-exe' },
      experiments: { exe: { fileName: 'greet', outputPath: './bin' } },
    },
  ],
});
