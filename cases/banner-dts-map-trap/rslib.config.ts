import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { dts: '/** Types of button 1.0.0 */' },
  dts: true,
});
