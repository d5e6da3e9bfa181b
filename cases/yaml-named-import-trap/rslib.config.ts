import { defineConfig } from '@rslib/core';
import { pluginYaml } from '@rsbuild/plugin-yaml';

export default defineConfig({ bundle: false, plugins: [pluginYaml()] });
