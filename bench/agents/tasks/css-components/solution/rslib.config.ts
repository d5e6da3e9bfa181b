import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  // Each declaration file of its own would import the style sheet, whose type no user has.
  dts: { bundle: true },
  output: { target: 'web' },
  plugins: [pluginReact()],
});
