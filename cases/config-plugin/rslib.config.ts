import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const sayDone: RsbuildPlugin = {
  name: 'say-done',
  setup(api) {
    api.onAfterBuild(() => console.log('slugs: the build is done'));
  },
};

export default defineConfig({ plugins: [sayDone] });
