import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack(config) {
      config.externalsType = 'module-import';
    },
  },
});
