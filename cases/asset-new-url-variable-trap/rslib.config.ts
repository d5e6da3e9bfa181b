import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.js', text: './src/text.js' } },
});
