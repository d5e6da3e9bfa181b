import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  redirect: { js: { extension: false } },
});
