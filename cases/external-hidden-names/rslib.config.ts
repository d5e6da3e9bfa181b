import { defineConfig } from '@rslib/core';

const bundled = {
  source: { entry: { named: './src/named.ts' } },
  output: { autoExternal: { exclude: ['legacy'] } },
};

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'esm', ...bundled },
    { format: 'cjs', ...bundled },
  ],
});
