import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const markDeclarations: RsbuildPlugin = {
  name: 'mark-declarations',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      for (const [name, asset] of Object.entries(assets)) {
        if (!name.endsWith('.d.ts')) continue;
        compilation.updateAsset(name, new sources.RawSource(`// marked\n${asset.source()}`));
      }
    });
  },
};

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: './dist/checked' } },
    { dts: { isolated: true }, output: { distPath: './dist/isolated' } },
  ],
  plugins: [markDeclarations],
});
