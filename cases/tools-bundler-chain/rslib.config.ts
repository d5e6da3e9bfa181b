import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    bundlerChain(chain) {
      chain.module.rule('markdown').test(/\.md$/).type('asset/source');
    },
  },
});
