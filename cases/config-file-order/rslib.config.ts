import { defineConfig } from '@rslib/core';

export default defineConfig({ banner: { js: '/* rslib.config.ts */' } });
