import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Button' }],
  output: { target: 'web', externals: { react: 'React' } },
  plugins: [pluginReact()],
});
