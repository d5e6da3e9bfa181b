import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv();

export default defineConfig({
  source: { entry: { index: './src/address.ts' }, define: publicVars },
});
