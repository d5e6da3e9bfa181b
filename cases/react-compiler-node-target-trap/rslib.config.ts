import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({ plugins: [pluginReact({ reactCompiler: true })] });
