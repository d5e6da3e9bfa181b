import { defineConfig, loadEnv } from '@rslib/core';

const { publicVars } = loadEnv({ prefixes: ['CLIENT_'] });

export default defineConfig({ source: { define: publicVars } });
