import { defineConfig } from '@rslib/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  bundle: false,
  output: { target: 'web', copy: [{ from: '**/*.less', context: './src' }] },
  redirect: { style: { extension: false } },
  plugins: [pluginLess()],
});
