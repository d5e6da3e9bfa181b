import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack(_, { appendPlugins, rspack }) {
      const modules = { 'src/flags.js': 'export const isFast = true;' };
      appendPlugins(new rspack.experiments.VirtualModulesPlugin(modules));
    },
  },
});
