import { defineConfig } from '@rslib/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { rename } from './rename.mjs';

const plugins = [rename];
const isCached = process.env.BABEL_CACHE !== 'off';

export default defineConfig({
  plugins: [
    pluginBabel({
      babelLoaderOptions: isCached ? { plugins } : { plugins, cacheDirectory: false },
    }),
  ],
});
