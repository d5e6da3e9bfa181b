import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Button', output: { externals: { react: 'React' } } }],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
