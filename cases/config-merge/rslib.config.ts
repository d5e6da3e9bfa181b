import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'cjs',
  banner: { js: '/* top banner */' },
  footer: { js: '/* top footer */' },
  source: {
    entry: { index: './src/index.ts' },
  },
  lib: [
    {
      format: 'esm',
      banner: { js: '/* item banner */' },
      source: {
        entry: { cli: './src/cli.ts' },
      },
    },
  ],
});
