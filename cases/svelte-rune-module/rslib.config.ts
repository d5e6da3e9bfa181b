import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'browser',
      dts: true,
      output: { target: 'web', distPath: './dist/browser' },
      plugins: [pluginSvelte()],
    },
    {
      id: 'server',
      output: { target: 'node', distPath: './dist/server' },
      plugins: [
        pluginSvelte({
          svelteLoaderOptions: {
            // @ts-expect-error The types of the plugin leave `generate` out.
            compilerOptions: { generate: 'server' },
          },
        }),
      ],
    },
  ],
});
