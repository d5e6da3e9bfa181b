import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const copyDocs: RsbuildPlugin = {
  name: 'copy-docs',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      console.log(stats?.hasErrors() ? 'the build failed' : 'copying');
    });
  },
};

export default defineConfig({ plugins: [copyDocs] });
