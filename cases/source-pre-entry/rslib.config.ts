import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { preEntry: './src/setup.ts' } });
