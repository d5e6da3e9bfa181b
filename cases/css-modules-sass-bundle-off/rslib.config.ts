import { defineConfig } from '@rslib/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  plugins: [pluginSass()],
});
