import type { RsbuildPlugin, TransformHandler } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { groupSections, type Route, type Section } from './groupSections';
import { dropSidebars, listRests, pickSidebars, replacePages, toTitle } from './pickData';
import { scriptNames } from './scriptNames';
import { type Loader, readLoaders, writeRoutes, writeSection } from './writeRoutes';

export interface SectionPagesOptions {
  /** Module whose `createRoutes` makes the framework's routes from the addresses of sections. */
  module: string;
  /** Routes whose titles `virtual-page-data?picked` lists. */
  picked: readonly string[];
}

const virtual = (name: string): RegExp => new RegExp(`[\\\\/]\\.rspress[\\\\/].*${name}\\.js$`);

/**
 * Keeps the entry script from growing with the site. The framework puts into it of every page how it is
 * loaded, what its script is called, its title, its date and its place in a sidebar; here all of this
 * comes with the first page of its section, and the entry keeps addresses alone.
 *
 * `virtual-page-data?titles` lists all pages by title, for what shows them when it is asked to, and
 * `virtual-page-data?picked` a few of them. In development both are the framework's whole list.
 */
export function sectionPages({ module, picked }: SectionPagesOptions): RspressPlugin {
  let sections: Section[] = [];
  let routes: Route[] = [];
  const files = new Map<string, string>();
  return {
    name: 'section-pages',
    config(config, _, isProd) {
      if (!isProd) return config;
      const { builderConfig = {}, base = '/' } = config;
      const folder = (builderConfig.output?.assetPrefix ?? base).replace(/\/?$/, '/');
      // Beside the page's own script, which the framework names.
      const preload = ({ routePath }: Route): string => {
        const section = sections.find((one) =>
          one.routes.some((page) => page.routePath === routePath),
        );
        const file = section && files.get(section.name);
        return file ? `<link rel="preload" href="${folder}${file}" as="script">` : '';
      };
      return {
        ...config,
        head: [...(config.head ?? []), preload],
        builderConfig: {
          ...builderConfig,
          plugins: [
            ...(builderConfig.plugins ?? []),
            bySection({
              module,
              picked,
              listSections: () => sections,
              listRoutes: () => routes,
              keepFile: (name, file) => files.set(name, file),
            }),
            scriptNames(),
          ],
        },
      };
    },
    routeGenerated(generated) {
      routes = generated;
      sections = groupSections(generated);
    },
  };
}

interface BySectionOptions extends SectionPagesOptions {
  listSections: () => readonly Section[];
  listRoutes: () => readonly Route[];
  keepFile: (section: string, file: string) => void;
}

/** What is made of each of the framework's lists, with the part of it that a query asks for. */
function bySection(options: BySectionOptions): RsbuildPlugin {
  const { module, picked, listSections, listRoutes, keepFile } = options;
  const findSection = (query: string): Section | undefined => {
    const name = /^\?section=(.+)$/.exec(query)?.[1];
    return listSections().find((section) => section.name === name);
  };
  const cutRoutes: TransformHandler = ({ code, resourceQuery }) => {
    const routes = listRoutes();
    const loaders = readLoaders(code, routes.length);
    const section = findSection(resourceQuery);
    if (!section) return writeRoutes(listSections(), module);
    const own = section.routes.map((route) => loaders[routes.indexOf(route)] as Loader);
    return writeSection(section, own);
  };
  const cutPages: TransformHandler = ({ code, resourceQuery }) => {
    const routes = findSection(resourceQuery)?.routes ?? [];
    return replacePages(code, (pages) => {
      if (resourceQuery === '?titles') return pages.map(toTitle);
      if (resourceQuery !== '?picked') return listRests(pages, routes);
      return pages.filter(({ routePath }) => picked.includes(routePath)).map(toTitle);
    });
  };
  const cutSite: TransformHandler = ({ code, resourceQuery }) => {
    const section = findSection(resourceQuery);
    return section ? pickSidebars(code, section) : dropSidebars(code);
  };
  return {
    name: 'by-section',
    // Before it: what is set up later changes a module sooner.
    post: ['rsbuild:virtual-module'],
    setup(api) {
      const environments = ['web'];
      api.transform({ test: virtual('virtual-routes'), environments }, cutRoutes);
      api.transform({ test: virtual('virtual-page-data'), environments }, cutPages);
      api.transform({ test: virtual('virtual-site-data'), environments }, cutSite);
      api.processAssets({ stage: 'optimize-transfer', environments }, ({ compilation }) => {
        for (const { name } of listSections()) {
          const files = [...(compilation.namedChunks.get(name)?.files ?? [])];
          const file = files.find((one) => one.endsWith('.js'));
          if (!file) throw new Error(`[sectionPages] The section ${name} has no script.`);
          keepFile(name, file);
        }
      });
    },
  };
}
