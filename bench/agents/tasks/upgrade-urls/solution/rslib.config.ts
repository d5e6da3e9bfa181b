import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: {
    entry: { index: './src/index.ts', count: './src/count.ts', print: './src/print.ts' },
  },
  output: {
    copy: [
      { from: 'templates', to: 'templates', context: './src' },
      { from: 'defaults.json', context: './src' },
    ],
  },
});
