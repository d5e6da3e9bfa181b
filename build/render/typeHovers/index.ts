import type { RspressPlugin } from '@rspress/core';
import type { PageHovers } from '../../../site/pageHovers';
import { emitHovers } from './emitHovers';
import { markPage } from './markPage';
import type { Hovers, HoverPage } from './openHovers';

export { openHovers, type Hovers } from './openHovers';

/**
 * Tells readers what the names in configurations and modules are. What the compiler says of them goes
 * to a file per page, which is fetched when the reader points at code; what does not compile is a
 * fault of `build/check/code` before that.
 */
export function typeHovers(hovers: Hovers): RspressPlugin {
  let isBuild = false;
  let listed: readonly HoverPage[] | undefined;
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
    builderConfig: {
      plugins: [
        emitHovers({
          readPages,
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
