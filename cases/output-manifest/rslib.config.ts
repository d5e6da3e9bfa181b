import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { charset: 'ascii', manifest: true } });
