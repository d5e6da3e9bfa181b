import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  tools: { swc: { jsc: { transform: { useDefineForClassFields: false } } } },
});
