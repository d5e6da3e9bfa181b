import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { entry: { 'cli/run': './src/run.js' } } });
