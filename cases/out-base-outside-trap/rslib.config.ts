import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  outBase: './src/parts',
  source: { entry: { index: './src/**' } },
  output: { distPath: './build/dist' },
});
