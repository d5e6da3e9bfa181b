import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  resolve: { conditionNames: ['@acme/source', '...'] },
});
