import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { filename: { js: 'slugs.min.js' }, minify: true } });
