import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'esm', autoExtension: false, dts: true }] });
