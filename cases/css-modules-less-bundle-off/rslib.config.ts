import { defineConfig } from '@rslib/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  plugins: [pluginLess()],
});
