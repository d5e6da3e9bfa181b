import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { getHoversPath, type PageHovers } from '../../../site/pageHovers';
import { toImport } from '../../components';
import { mdxElement } from '../../components/mdxNodes';
import type { HoverPage, Hovers } from './hovers';

export { openHovers, type Hovers } from './hovers';

/**
 * Tells readers what the names in configurations and modules are. What the compiler says of them goes
 * to a file per page, which is fetched when the reader points at code; what does not compile is a
 * fault of `build/check/code` before that.
 */
export function typeHovers(hovers: Hovers): RspressPlugin {
  let isBuild = false;
  let listed: readonly HoverPage[] | undefined;
  /** Files of the pages that are built. */
  let routed = new Set<string>();
  const listPages = () => (listed ??= hovers.listPages());
  // While pages are written they change; in a build they are read once.
  const findPage = (file: string) =>
    isBuild ? listPages().find((page) => page.file === file) : hovers.findPage(file);
  let reading: Promise<ReadonlyMap<string, PageHovers>> | undefined;
  const readPages = () => (reading ??= hovers.readPages(listPages()));
  return {
    name: 'type-hovers',
    config(config, _utils, isProd) {
      isBuild = isProd;
      // The compiler works beside the build; whoever waits for it hears of its faults.
      if (isProd) readPages().catch(() => {});
      return config;
    },
    routeGenerated(routes) {
      routed = new Set(
        routes.map(({ absolutePath }) =>
          path.relative(hovers.root, absolutePath).replaceAll(path.sep, '/'),
        ),
      );
    },
    builderConfig: {
      plugins: [
        emitHovers({
          readPages: async () => {
            const built = listPages().filter(({ file }) => routed.has(file));
            const names = new Set(built.map(({ name }) => name));
            return new Map([...(await readPages())].filter(([name]) => names.has(name)));
          },
          readPage: async (name) => {
            const page = hovers.listPages().find((candidate) => candidate.name === name);
            return page && (await hovers.readPages([page])).get(name);
          },
        }),
      ],
    },
    markdown: {
      remarkPlugins: [
        [
          markPage,
          {
            root: hovers.root,
            findPage: (file: string) => {
              const page = findPage(file);
              return page && { name: page.name, marks: page.blocks.map(({ mark }) => mark) };
            },
          },
        ],
      ],
    },
  };
}

export interface EmitOptions {
  /** The hovers of the pages that are built, by name. */
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

export interface MarkPageOptions {
  /** The docs folder. */
  root: string;
  /** Name of a page's hovers and the marks of its blocks; undefined where it has none. */
  findPage: (file: string) => { name: string; marks: readonly string[] } | undefined;
}

/**
 * Remark plugin: ends a page that has hovers with `<TypeHovers … />`, which shows nothing and waits
 * for the reader to reach a block. No other page carries its script, and no HTML a word of it.
 */
export function markPage({ root, findPage }: MarkPageOptions) {
  return (tree: Root, file: VFile): void => {
    const name = file.path && path.relative(root, file.path).replaceAll(path.sep, '/');
    const page = name ? findPage(name) : undefined;
    if (!page) return;
    const attributes = { name: page.name, blocks: page.marks.join(' ') };
    tree.children.unshift(toImport('TypeHovers'));
    tree.children.push(mdxElement('TypeHovers', attributes));
  };
}
