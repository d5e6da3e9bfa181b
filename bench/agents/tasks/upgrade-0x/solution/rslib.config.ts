import path from 'node:path';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: true,
      dts: true,
      syntax: 'esnext',
      redirect: { dts: { extension: false } },
      output: { autoExternal: { dependencies: false } },
    },
  ],
  source: {
    decorators: { version: '2022-03' },
    define: { 'import.meta.env.MODE': '"production"' },
  },
  resolve: { alias: { '@words': path.join(import.meta.dirname, 'src/words') } },
});
