import { defineConfig } from '@rslib/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginLess()] });
