import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { define: { WORKER_FILE: JSON.stringify('./worker.ts') } },
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      source: {
        entry: { index: './src/index.ts', worker: './src/worker.ts' },
        define: { WORKER_FILE: JSON.stringify('./worker.cjs') },
      },
      output: { distPath: './dist/cjs' },
    },
  ],
});
