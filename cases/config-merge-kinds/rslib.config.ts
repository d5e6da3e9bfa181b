import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './src/**' } },
  output: { externals: ['one'] },
  tools: {
    rspack: (_, { appendPlugins, rspack }) => {
      const banner = 'console.log("top");';
      appendPlugins(new rspack.BannerPlugin({ banner, raw: true }));
    },
  },
  lib: [
    {
      bundle: undefined,
      output: { externals: 'two' },
      tools: {
        rspack: (_, { appendPlugins, rspack }) => {
          const banner = 'console.log("item");';
          appendPlugins(new rspack.BannerPlugin({ banner, raw: true }));
        },
      },
    },
  ],
});
