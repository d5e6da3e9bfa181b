import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          mangle: false,
          minify: false,
          compress: {
            defaults: false,
            dead_code: true,
            unused: true,
            toplevel: true,
            keep_classnames: true,
            keep_fnames: true,
          },
          format: { comments: 'some', preserve_annotations: true },
        },
      },
    },
  },
});
