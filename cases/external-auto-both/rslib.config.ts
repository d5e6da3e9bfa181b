import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ autoExternal: false, output: { autoExternal: true } }],
});
