import path from 'node:path';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: true,
      dts: { tsgo: true },
      autoExternal: { dependencies: false },
      experiments: { advancedEsm: true },
    },
  ],
  source: {
    alias: { '@words': path.join(import.meta.dirname, 'src/words') },
    decorators: { version: '2022-03' },
  },
  performance: { profile: false },
});
