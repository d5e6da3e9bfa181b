import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Toggle',
      source: { entry: { direct: './src/index.ts', toggle: './src/umd.ts' } },
      output: { distPath: './dist/umd' },
    },
    {
      format: 'umd',
      umdName: 'Toggle',
      source: { entry: { minified: './src/index.ts' } },
      output: { distPath: './dist/umd', minify: true },
    },
    {
      format: 'cjs',
      source: { entry: { direct: './src/index.ts' } },
      output: { distPath: './dist/cjs' },
    },
    {
      format: 'cjs',
      source: { entry: { minified: './src/index.ts' } },
      output: { distPath: './dist/cjs', minify: true },
    },
    {
      format: 'umd',
      umdName: 'Toggle',
      banner: { js: "'use client'" },
      source: { entry: { open: './src/umd.ts' } },
      output: { distPath: './dist/umd' },
    },
    {
      format: 'umd',
      umdName: 'Toggle',
      banner: { js: "'use client';" },
      source: { entry: { closed: './src/umd.ts' } },
      output: { distPath: './dist/umd' },
    },
    {
      format: 'iife',
      source: { entry: { run: './src/run.ts' } },
      output: { distPath: './dist/iife' },
    },
  ],
});
