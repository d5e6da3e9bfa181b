import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  performance: {
    buildCache: {
      buildDependencies: ['./postcss.config.mjs', './tsconfig.base.json', './package-lock.json'],
    },
  },
});
