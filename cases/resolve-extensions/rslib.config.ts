import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/native' } },
    {
      output: { target: 'web', distPath: './dist/web' },
      resolve: { extensions: ['.web.ts', '.ts', '.js'] },
    },
  ],
});
