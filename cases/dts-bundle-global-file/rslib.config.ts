import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { dts: '/// <reference path="./global.d.ts" />' },
  dts: { bundle: true },
  output: { copy: [{ from: 'global.d.ts', context: './src' }] },
});
