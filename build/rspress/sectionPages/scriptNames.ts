import type { RsbuildPlugin } from '@rsbuild/core';
import { dropFromList, writeScripts } from './pageScripts';

/** The names of pages' scripts stand in the scripts of their sections rather than in the entry. */
export function scriptNames(): RsbuildPlugin {
  return {
    name: 'script-names-by-section',
    setup(api) {
      const environments = ['web'];
      api.processAssets(
        { stage: 'summarize', environments },
        ({ assets, compilation, sources }) => {
          const chunks = [...compilation.chunks];
          let lists = 0;
          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.js')) continue;
            const text = asset.source().toString();
            const list = dropFromList(text, chunks);
            if (list !== undefined) lists++;
            const code = list ?? writeScripts(text, chunks);
            if (code !== undefined) compilation.updateAsset(name, new sources.RawSource(code));
          }
          if (lists !== 1) {
            throw new Error(
              `[sectionPages] ${lists} scripts hold the bundler’s list of scripts, not one: adapt ` +
                'build/rspress/sectionPages/pageScripts.ts, or leave the plugin out of rspress.config.ts.',
            );
          }
        },
      );
    },
  };
}
