import { defineConfig } from '@rslib/core';

export default defineConfig({ format: 'cjs', syntax: 'es2020', banner: { js: '/*! slugs */' } });
