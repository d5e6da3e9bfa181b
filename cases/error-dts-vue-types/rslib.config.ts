import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({ dts: true, output: { target: 'web' }, plugins: [pluginVue()] });
