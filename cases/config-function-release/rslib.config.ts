import { defineConfig } from '@rslib/core';

export default defineConfig(({ envMode }) => ({
  banner: envMode === 'release' ? { js: '/*! slugs | MIT */' } : {},
  output: { minify: envMode === 'release' },
}));
