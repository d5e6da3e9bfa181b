import { defineConfig } from '@rslib/core';
import { pluginToml } from '@rsbuild/plugin-toml';

export default defineConfig({ plugins: [pluginToml()] });
