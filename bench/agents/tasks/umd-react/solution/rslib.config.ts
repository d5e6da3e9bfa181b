import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const react = { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' };

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, plugins: [pluginReact()] },
    {
      format: 'umd',
      umdName: 'RatingStars',
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
      source: {
        entry: { 'rating-stars': './src/index.tsx' },
      },
      output: {
        autoExternal: false,
        distPath: './dist/umd',
        filename: { js: '[name].cjs' },
        externals: { react },
        legalComments: 'none',
        minify: true,
      },
      tools: {
        rspack: (config, { appendPlugins, rspack }) => {
          // The classic runtime calls the React that each file would import.
          appendPlugins(new rspack.ProvidePlugin({ React: 'react' }));
        },
      },
    },
  ],
  performance: { removeConsole: ['debug'] },
  output: { target: 'web' },
});
