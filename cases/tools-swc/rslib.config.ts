import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.tsx' } },
  tools: {
    swc: {
      jsc: { transform: { react: { runtime: 'automatic', importSource: 'tiny-jsx' } } },
    },
  },
});
