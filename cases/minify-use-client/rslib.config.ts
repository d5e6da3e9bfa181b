import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: { jsOptions: { minimizerOptions: { compress: { directives: false } } } },
  },
});
