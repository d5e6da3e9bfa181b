import { defineConfig } from '@rslib/core';
import { pluginSvelte } from '@rsbuild/plugin-svelte';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginSvelte()] });
