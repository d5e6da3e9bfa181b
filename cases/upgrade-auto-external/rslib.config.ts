import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { tsgo: true }, autoExternal: { dependencies: false } }],
});
