import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: { bundle: true },
  output: { target: 'web' },
});
