import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const report = (name: string): RsbuildPlugin => ({
  name,
  setup(api) {
    console.log(`set up: ${name}`);
    api.modifyEnvironmentConfig((_, output) => {
      console.log(`${name} sees ${output.name}`);
    });
  },
});

export default defineConfig({
  plugins: [report('shared')],
  lib: [{ format: 'esm' }, { format: 'cjs', plugins: [report('own')] }],
});
