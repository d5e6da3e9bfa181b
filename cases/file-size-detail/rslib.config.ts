import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  performance: { printFileSize: { detail: true } },
});
