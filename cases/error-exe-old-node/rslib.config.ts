import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ experiments: { exe: true } }] });
