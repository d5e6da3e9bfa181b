import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es5',
  source: { include: [/node_modules[\\/]width[\\/]/] },
});
