import { defineConfig } from '@rslib/core';

export default defineConfig({ bundle: false, resolve: { alias: { react: 'preact/compat' } } });
