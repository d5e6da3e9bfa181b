import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/toSlug.ts' }, define: { SEPARATOR: JSON.stringify('-') } },
});
