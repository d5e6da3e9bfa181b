import { defineConfig } from '@rslib/core';

export default defineConfig({ resolve: { alias: { react: 'preact/compat' } } });
