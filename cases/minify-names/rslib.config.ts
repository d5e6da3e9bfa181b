import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          mangle: { keep_classnames: true, keep_fnames: true },
          compress: { directives: false, keep_classnames: true, keep_fnames: true },
          format: { comments: 'some', preserve_annotations: true },
        },
      },
    },
  },
});
