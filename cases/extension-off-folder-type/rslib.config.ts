import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  autoExtension: false,
  output: { copy: [{ from: './commonjs.json', to: './package.json' }] },
});
