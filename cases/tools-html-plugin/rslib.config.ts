import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: { htmlPlugin: true },
  html: { title: 'Slugs', scriptLoading: 'module' },
});
