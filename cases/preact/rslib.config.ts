import { defineConfig } from '@rslib/core';
import { pluginPreact } from '@rsbuild/plugin-preact';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginPreact()] });
