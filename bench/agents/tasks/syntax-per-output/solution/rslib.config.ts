import { defineConfig } from '@rslib/core';

const kept = { keep_classnames: true, keep_fnames: true };

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'esnext', dts: true, output: { distPath: './dist/esm' } },
    { format: 'cjs', dts: { autoExtension: true }, output: { distPath: './dist/cjs' } },
    {
      format: 'umd',
      umdName: 'ReactMeter',
      syntax: ['chrome >= 72', 'safari >= 12.1'],
      source: { entry: { meter: './src/index.ts' } },
      output: {
        target: 'web',
        distPath: './dist/page',
        externals: { react: 'React' },
        minify: { jsOptions: { minimizerOptions: { compress: kept, mangle: kept } } },
      },
    },
  ],
});
