import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  redirect: { js: { path: false, extension: false } },
});
