import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web', distPath: 'library' },
  source: { entry: { index: './src/index.ts' } },
});
