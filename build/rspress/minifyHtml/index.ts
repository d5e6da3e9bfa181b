import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { minifyBody } from './minifyBody';

/**
 * Takes out of the pages what only their source needs. List it behind the plugins that read or rewrite
 * finished HTML: they know it as React writes it.
 */
export function minifyHtml(): RspressPlugin {
  return {
    name: 'minify-html',
    config(config) {
      const { builderConfig = {} } = config;
      const plugins = [...(builderConfig.plugins ?? []), minifyPages()];
      return { ...config, builderConfig: { ...builderConfig, plugins } };
    },
  };
}

function minifyPages(): RsbuildPlugin {
  return {
    name: 'minify-pages',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }) => {
          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.html')) continue;
            const html = minifyBody(asset.source().toString());
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    },
  };
}
