import { defineConfig } from '@rslib/core';

export default defineConfig({
  // The minifier takes each name; the types have six of them.
  performance: { removeConsole: ['debug' as 'log'] },
});
