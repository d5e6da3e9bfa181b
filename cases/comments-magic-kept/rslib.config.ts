import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      js: true,
      css: false,
      jsOptions: {
        minimizerOptions: {
          mangle: false,
          minify: false,
          compress: {
            defaults: false,
            directives: false,
            dead_code: true,
            unused: true,
            toplevel: true,
          },
          format: { comments: 'all', preserve_annotations: true },
        },
      },
    },
  },
});
