import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    swc: { jsc: { transform: { react: { runtime: 'automatic', importSource: 'vue' } } } },
  },
});
