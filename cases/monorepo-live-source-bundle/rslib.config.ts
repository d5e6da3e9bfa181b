import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: { tsconfigPath: './tsconfig.bundle.json' } },
  resolve: { conditionNames: ['@acme/source', '...'] },
});
