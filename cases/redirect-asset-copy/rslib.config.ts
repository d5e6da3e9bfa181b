import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { copy: [{ from: '**/*.svg', context: './src' }] },
  redirect: { asset: { extension: false } },
});
