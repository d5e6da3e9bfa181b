import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const markdownAsText: RsbuildPlugin = {
  name: 'markdown-as-text',
  setup(api) {
    api.transform({ test: /\.md$/ }, ({ code }) => `export default ${JSON.stringify(code)};`);
  },
};

export default defineConfig({ plugins: [markdownAsText] });
