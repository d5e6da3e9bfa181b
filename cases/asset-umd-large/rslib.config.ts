import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Logo', output: { target: 'web', dataUriLimit: 0 } }],
});
