import { defineConfig } from '@rslib/core';

export default defineConfig({ source: { define: { 'import.meta.vitest': 'undefined' } } });
