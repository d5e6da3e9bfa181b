import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    filename: { css: ({ chunk }) => (chunk?.name === 'index' ? 'style.css' : '[name].css') },
  },
});
