import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { distPath: { js: './js', jsAsync: './js' } } });
