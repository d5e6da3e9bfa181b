import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', distPath: '../../dist/menu' },
  tools: { rspack: { output: { uniqueName: 'menu' } } },
});
