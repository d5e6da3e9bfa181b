import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    { format: 'umd', umdName: 'Logo', output: { distPath: './dist/umd' } },
    { format: 'cjs', bundle: false, output: { distPath: './dist/bundleless-cjs' } },
  ],
});
