import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { target: 'web', distPath: 'dist/esm' } },
    { format: 'umd', umdName: 'Counters', output: { target: 'web', distPath: 'dist/umd' } },
  ],
});
