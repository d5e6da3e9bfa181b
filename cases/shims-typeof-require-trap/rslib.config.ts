import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { typed: './src/typed.ts', script: './src/script.js' } },
});
