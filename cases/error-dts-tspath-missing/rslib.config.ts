import { defineConfig } from '@rslib/core';

export default defineConfig({ dts: { typescriptPath: '/missing/typescript.js' } });
