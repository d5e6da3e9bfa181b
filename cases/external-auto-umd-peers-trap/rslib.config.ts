import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Count', output: { autoExternal: { peerDependencies: true } } }],
});
