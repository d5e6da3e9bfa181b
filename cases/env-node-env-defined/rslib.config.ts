import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  source: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
});
