import { defineConfig } from '@rslib/core';
import type { LibConfig } from '@rslib/core';

const build = (mode: string): LibConfig => ({
  output: { filename: { js: `[name].${mode}.js` } },
  source: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
});

export default defineConfig({ lib: [build('development'), build('production')] });
