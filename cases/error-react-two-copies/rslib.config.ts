import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({ output: { target: 'web' }, plugins: [pluginReact()] });
