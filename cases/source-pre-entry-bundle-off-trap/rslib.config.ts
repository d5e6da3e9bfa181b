import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { preEntry: './src/setup.ts' },
});
