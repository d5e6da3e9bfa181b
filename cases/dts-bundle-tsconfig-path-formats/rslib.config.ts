import { defineConfig } from '@rslib/core';

const dts = (tsconfigPath: string) => ({ bundle: { tsconfigPath }, autoExtension: true });

export default defineConfig({
  lib: [
    { format: 'esm', dts: dts('./tsconfig.esm.json') },
    { format: 'cjs', dts: dts('./tsconfig.cjs.json') },
  ],
});
