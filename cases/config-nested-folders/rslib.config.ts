import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'umd', umdName: 'Slugs', output: { target: 'web', distPath: './dist/umd' } },
  ],
});
