import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  output: { target: 'web' },
  source: {
    entry: { index: ['./src/**', '!./src/**/*.test.{ts,tsx}'] },
    tsconfigPath: './tsconfig.build.json',
  },
});
