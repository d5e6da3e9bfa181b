import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    { format: 'umd', umdName: 'Button', output: { distPath: './dist/umd' } },
  ],
  output: { target: 'web', injectStyles: true },
});
