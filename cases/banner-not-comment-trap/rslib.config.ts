import { defineConfig } from '@rslib/core';

export default defineConfig({ banner: { js: 'slugs 1.0.0' } });
