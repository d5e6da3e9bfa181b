import { defineConfig } from '@rslib/core';

// A name that a user's code reads is kept.
const minify = {
  jsOptions: {
    minimizerOptions: {
      minify: true,
      mangle: { keep_classnames: true },
      compress: { keep_classnames: true },
    },
  },
};

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      source: { define: { 'import.meta.env.MODE': '"production"' } },
      output: { distPath: './dist/cjs', copy: [{ from: './src/words.txt', to: 'words.txt' }] },
    },
  ],
  banner: { js: '/*! site-meta 1.0.0 */' },
  output: { minify },
});
