import type { RsbuildPlugin } from '@rsbuild/core';
import { getHoversPath, type PageHovers } from '../../../site/pageHovers';

export interface EmitOptions {
  /** The hovers of all pages by name. */
  readPages: () => Promise<ReadonlyMap<string, PageHovers>>;
  /** Those of one page as it is now. */
  readPage: (name: string) => Promise<PageHovers | undefined>;
}

/** Writes a file per page with a build; while pages are written, answers when a browser asks for one. */
export function emitHovers({ readPages, readPage }: EmitOptions): RsbuildPlugin {
  return {
    name: 'emit-hovers',
    setup(api) {
      if (api.context.action === 'build') {
        // With the pages, which are made last: by then the compiler has long answered.
        const place = { stage: 'report' as const, environments: ['node'] };
        api.processAssets(place, async ({ compilation, sources }) => {
          for (const [name, hovers] of await readPages()) {
            const file = getHoversPath(name).slice(1);
            compilation.emitAsset(file, new sources.RawSource(JSON.stringify(hovers)));
          }
        });
        return;
      }
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = /\/static\/hovers\/([^/?]+)\.json/.exec(request.url ?? '')?.[1];
          if (!name) return next();
          const answer = (hovers: PageHovers | undefined) => {
            if (!hovers) return next();
            response.setHeader('Content-Type', 'application/json');
            return response.end(JSON.stringify(hovers));
          };
          return void readPage(name).then(answer, next);
        });
      });
    },
  };
}
