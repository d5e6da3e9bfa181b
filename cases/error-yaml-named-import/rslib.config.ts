import { defineConfig } from '@rslib/core';
import { pluginYaml } from '@rsbuild/plugin-yaml';

export default defineConfig({ plugins: [pluginYaml()] });
