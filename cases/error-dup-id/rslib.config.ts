import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ id: 'a' }, { id: 'a', format: 'cjs' }] });
