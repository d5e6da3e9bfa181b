import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'library', source: { entry: { index: './src/index.ts' } } },
    {
      id: 'command',
      source: { entry: { cli: './src/cli.ts' } },
      experiments: { exe: true },
    },
  ],
});
