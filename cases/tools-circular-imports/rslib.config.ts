import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack(_, { appendPlugins, rspack }) {
      appendPlugins(new rspack.CircularDependencyRspackPlugin({}));
    },
  },
});
