import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  output: { target: 'web' },
  source: { entry: { input: './src/input.ts', label: './src/label.ts' } },
});
