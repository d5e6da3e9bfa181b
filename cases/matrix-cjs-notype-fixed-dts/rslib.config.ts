import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'cjs', autoExtension: false, dts: true }] });
