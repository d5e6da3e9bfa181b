import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  banner: { js: '/* from the top level */' },
  lib: [
    {},
    { format: 'esm', banner: { js: '/* from the item */' }, output: { distPath: './dist/esm' } },
  ],
});
