import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { theme: './src/theme.css' } },
  output: { target: 'web' },
});
