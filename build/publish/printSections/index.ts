import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { getRoutePath } from '../../../site/getRoutePath';
import { listPrintGroups, type PrintGroup, type SidebarEntryLike } from '../../../site/printGroups';
import { composeSection, type SectionTexts } from './composeSection';

export interface PrintSectionsOptions {
  siteName: string;
  /** What was checked with what: `@rslib/core 1.0.1`. */
  tool: string;
  /** Texts around the pages, by key and language. */
  texts: SectionTexts;
}

interface LocaleLike {
  lang: string;
  sidebar?: Readonly<Record<string, readonly SidebarEntryLike[]>>;
}

/**
 * Puts the pages of each group of the sidebar onto one page for printing, `/print/guide/start`. They
 * are taken from the finished HTML: nothing is compiled or rendered twice, and no list of pages (the
 * sitemap, search, llms files) knows them. List it after htmlFirst().
 */
export function printSections(options: PrintSectionsOptions): RspressPlugin {
  const groups: (PrintGroup & { language: string })[] = [];
  return {
    name: 'print-sections',
    config(config) {
      const { builderConfig = {}, base = '/' } = config;
      const plugins = [...(builderConfig.plugins ?? []), composeSections(groups, base, options)];
      return { ...config, builderConfig: { ...builderConfig, plugins } };
    },
    beforeBuild({ themeConfig }) {
      for (const { lang, sidebar = {} } of (themeConfig?.locales ?? []) as LocaleLike[]) {
        const entries = Object.values(sidebar).flat();
        groups.push(...listPrintGroups(entries).map((group) => ({ ...group, language: lang })));
      }
    },
  };
}

function composeSections(
  groups: readonly (PrintGroup & { language: string })[],
  base: string,
  { siteName, tool, texts }: PrintSectionsOptions,
): RsbuildPlugin {
  return {
    name: 'compose-sections',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }) => {
          const pages = new Map<string, string>();
          for (const [name, asset] of Object.entries(assets)) {
            const route = /^(.*)\.html$/.exec(`/${name}`)?.[1];
            if (route) pages.set(getRoutePath(route), asset.source().toString());
          }
          // Where nothing was rendered, the framework says why.
          if (pages.size === 0) return;
          for (const group of groups) {
            const html = composeSection({
              group,
              base,
              siteName,
              tool,
              texts,
              readPage: (route) => pages.get(route),
            });
            compilation.emitAsset(`${group.route.slice(1)}.html`, new sources.RawSource(html));
          }
        },
      );
    },
  };
}
