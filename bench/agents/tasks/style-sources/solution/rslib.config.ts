import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  outBase: './src',
  source: { entry: { index: './src/**/*.js' } },
  redirect: { style: { extension: false }, asset: { extension: false } },
  output: {
    target: 'web',
    copy: [{ from: '**/*.{less,svg}', context: './src' }],
  },
});
