import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';

const { SITE_CONFIG = '', RAW_INDEX = '' } = process.env;

/**
 * Writes the pages of the framework's search index, which it makes before anything is bundled, to the
 * file `RAW_INDEX`, and ends the process: all that the benchmark needs of a build.
 */
function writeAndEnd(): RspressPlugin {
  return {
    name: 'write-and-end',
    modifySearchIndexData(pages: PageIndexInfo[]) {
      // As createPageData groups and cuts them.
      const searched = pages.filter(
        ({ frontmatter }) => frontmatter.pageType !== 'home' && frontmatter.search !== false,
      );
      const publicPart = searched.map((page) =>
        Object.fromEntries(Object.entries(page).filter(([key]) => !key.startsWith('_'))),
      );
      mkdirSync(path.dirname(RAW_INDEX), { recursive: true });
      writeFileSync(RAW_INDEX, JSON.stringify(publicPart));
      process.exit(0);
    },
  };
}

/** The site of `SITE_CONFIG` without the plugin that trims its search index: as the framework ships it. */
export default async () => {
  const { default: site } = await import(SITE_CONFIG);
  const config: UserConfig = typeof site === 'function' ? await site() : site;
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter(({ name }) => name !== 'search-index'),
      writeAndEnd(),
    ],
  };
};
