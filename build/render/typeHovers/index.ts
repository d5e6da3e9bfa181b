import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { getHoversPath, type PageHovers } from '../../../site/pageHovers';
import { toImport } from '../../components';
import { mdxElement } from '../../components/mdxNodes';
import type { Step } from '../../rspress/inOrder';
import type { HoverPage, Hovers } from './hovers';

export { openHovers } from './hovers';

/**
 * Tells readers what the names in configurations and modules are. What the compiler says of them goes
 * to a file per page, which is fetched when the reader points at code; what does not compile is an
 * issue of `build/check/code` before that.
 */
export function typeHovers(hovers: Hovers): Step {
  let isBuild = false;
  let listed: readonly HoverPage[] | undefined;
  /** Files of the pages that are built. */
  let routed = new Set<string>();
  const listPages = () => (listed ??= hovers.listPages());
  const toName = (file: string) => path.relative(hovers.root, file).replaceAll(path.sep, '/');
  let reading: Promise<ReadonlyMap<string, PageHovers>> | undefined;
  const readPages = () => (reading ??= hovers.readPages(listPages()));

  /** While pages are written, answers when a browser requests the file of one. */
  const serveHovers: RsbuildPlugin = {
    name: 'serve-hovers',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [, slug] = /\/static\/hovers\/([^/?.]+)\.\w+\.json/.exec(request.url ?? '') ?? [];
          const page = slug && hovers.listPages().find(({ name }) => name.startsWith(`${slug}.`));
          if (!page) return next();
          return void hovers.readPages([page]).then((found) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(found.get(page.name)));
          }, next);
        });
      });
    },
  };

  /**
   * Remark plugin: ends a page that has hovers with `<TypeHovers … />`, which shows nothing and waits
   * for the reader to reach a block. No other page carries its script, and no HTML a word of it.
   */
  const markPage = () => (tree: Root, file: VFile) => {
    const name = toName(file.path);
    // In dev a page is written: the work of one page, each time.
    const page = isBuild ? listPages().find((one) => one.file === name) : hovers.findPage(name);
    if (!page) return;
    const blocks = page.blocks.map(({ mark }) => mark).join(' ');
    tree.children.unshift(toImport('TypeHovers'));
    tree.children.push(mdxElement('TypeHovers', { name: page.name, blocks }));
  };

  return {
    name: 'type-hovers',
    config(config, _utils, isProd) {
      isBuild = isProd;
      // The compiler works in parallel with the build; its issues reject the promise that is awaited.
      if (isProd) readPages().catch(() => {});
      return config;
    },
    routeGenerated(routes) {
      routed = new Set(routes.map(({ absolutePath }) => toName(absolutePath)));
    },
    builderConfig: { plugins: [serveHovers] },
    markdown: { remarkPlugins: [markPage] },
    // With the pages, which are made last: by then the compiler has long answered.
    async finishFiles(files) {
      const known = await readPages();
      for (const { name } of listPages().filter(({ file }) => routed.has(file))) {
        files.write(getHoversPath(name).slice(1), JSON.stringify(known.get(name)));
      }
    },
  };
}
