import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  syntax: ['node >= 18'],
  source: {
    entry: { index: './src/index.ts', cli: './src/cli.ts' },
    define: { VERSION: '"1.0.0"' },
  },
  output: { sourceMap: true },
});
