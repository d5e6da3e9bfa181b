import { defineConfig } from '@rslib/core';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts },
    { format: 'cjs', dts },
  ],
  banner: { js: '/*! slugs 1.0.0 | MIT */' },
  syntax: ['node >= 18'],
  source: { entry: { index: './src/index.ts', hash: './src/hash.ts' } },
  output: { sourceMap: true },
});
