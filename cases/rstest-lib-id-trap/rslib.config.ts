import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'node', source: { define: { SEPARATOR: JSON.stringify('-') } } }],
});
