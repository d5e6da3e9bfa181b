import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [{ bundle: false }],
  source: { entry: { index: ['./src/**', '!./src/**/*.stories.tsx'] } },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
