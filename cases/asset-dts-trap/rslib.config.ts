import { defineConfig } from '@rslib/core';

export default defineConfig({ format: 'esm', dts: true });
