import { defineConfig } from '@rslib/core';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  lib: [
    { format: 'esm', dts, shims: { esm: { __dirname: true } } },
    { format: 'cjs', dts },
  ],
  syntax: ['node >= 18'],
  banner: { js: '/*! slugs 1.0.0 | MIT */' },
  source: {
    entry: { index: './src/index.ts', hash: './src/hash.ts' },
    define: { PACKAGE_VERSION: '"1.0.0"' },
  },
  output: { sourceMap: true },
});
