import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './src/**' } },
  output: { externals: ['one'] },
  tools: {
    rspack: (_, { appendPlugins, rspack }) => {
      appendPlugins(new rspack.BannerPlugin({ banner: 'console.log("top");', raw: true }));
    },
  },
  lib: [
    {
      bundle: undefined,
      output: { externals: 'two' },
      tools: {
        rspack: (_, { appendPlugins, rspack }) => {
          appendPlugins(new rspack.BannerPlugin({ banner: 'console.log("item");', raw: true }));
        },
      },
    },
  ],
});
