import { defineConfig } from '@rslib/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { rename } from './rename.mjs';

export default defineConfig({
  plugins: [pluginBabel({ babelLoaderOptions: { plugins: [rename] } })],
});
