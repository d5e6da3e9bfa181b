import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  source: { define: { SEPARATOR: JSON.stringify('-') } },
});
