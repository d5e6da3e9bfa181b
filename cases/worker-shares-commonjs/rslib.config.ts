import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.js', worker: './src/worker.js' } },
});
