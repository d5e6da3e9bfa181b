import { defineConfig, type Rspack } from '@rslib/core';

const plugin: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('log', ({ hooks }) => {
      hooks.beforeResolve.tap('log', ({ request }) => console.log('before', request));
      hooks.resolve.tap('log', ({ request }) => console.log('resolve', request));
    });
  },
};

export default defineConfig({
  bundle: false,
  source: { entry: { index: './src/index.ts' } },
  tools: { rspack: { plugins: [plugin] } },
});
