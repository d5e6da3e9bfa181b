import { defineConfig } from '@rslib/core';
import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginYaml } from '@rsbuild/plugin-yaml';

export default defineConfig({ plugins: [pluginYaml(), pluginToml()] });
