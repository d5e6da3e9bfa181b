import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

const svgoConfig = {
  plugins: [{ name: 'prefixIds' as const, params: { prefixClassNames: false } }],
};

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginReact(), pluginSvgr({ svgrOptions: { svgoConfig } })],
});
