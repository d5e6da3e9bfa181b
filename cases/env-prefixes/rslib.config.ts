import { defineConfig, loadEnv } from '@rslib/core';

export default defineConfig(({ envMode }) => {
  const { publicVars } = loadEnv({ mode: envMode, prefixes: ['CLIENT_'] });

  return { source: { define: publicVars } };
});
