import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    {
      format: 'umd',
      umdName: 'Slugs',
      dts: true,
      output: {
        target: 'web',
        distPath: './dist/umd',
        copy: [{ from: './umd.package.json', to: 'package.json' }],
      },
    },
  ],
});
