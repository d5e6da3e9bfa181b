import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { conditionNames: ['@acme/source', '...'] },
});
