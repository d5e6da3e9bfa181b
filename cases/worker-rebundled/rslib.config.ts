import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  source: { entry: { app: './src/app.ts' } },
});
