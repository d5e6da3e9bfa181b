import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginReact(), pluginSvgr()] });
