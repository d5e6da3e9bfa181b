import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', syntax: 'es2022', output: { distPath: './dist/modern' } },
    { format: 'cjs', syntax: 'es2015', output: { distPath: './dist/legacy' } },
    {
      id: 'browser',
      format: 'umd',
      umdName: 'Slugs',
      output: { target: 'web', distPath: './dist/browser' },
    },
  ],
});
