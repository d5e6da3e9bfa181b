import { defineConfig } from '@rslib/core';

const source = { entry: { index: './src/index.ts' } };

export default defineConfig({
  lib: [
    { format: 'cjs', bundle: false, output: { distPath: './dist/files' } },
    { format: 'cjs', source, output: { distPath: './dist/bundle' } },
    { format: 'umd', umdName: 'locale', source, output: { distPath: './dist/umd' } },
    { format: 'esm', bundle: false, output: { distPath: './dist/esm' } },
  ],
});
