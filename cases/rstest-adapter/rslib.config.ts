import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { entry: { index: './src/toSlug.ts' }, define: { SEPARATOR: JSON.stringify('-') } },
});
