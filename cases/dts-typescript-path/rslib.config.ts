import { defineConfig } from '@rslib/core';
import { createRequire } from 'node:module';

export default defineConfig({
  dts: { typescriptPath: createRequire(import.meta.url).resolve('typescript-7') },
});
