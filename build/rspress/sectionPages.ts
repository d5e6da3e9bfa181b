import { createHash } from 'node:crypto';
import type { RsbuildPlugin, TransformHandler } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Step } from './inOrder';
import {
  getSection,
  pickSidebars,
  readLoaders,
  readSite,
  replacePages,
  type Route,
  toTitle,
  trimPage,
  writeRoutes,
  writeSection,
  writeSite,
} from './sectionModules';

/** Names for the theme: lists of loaded pages, of all, of `picked` ones, and the site's settings. */
export const themeModules: Step = {
  name: 'theme-modules',
  builderConfig: {
    resolve: {
      alias: {
        'page-data': 'virtual-page-data',
        'page-titles': 'virtual-page-data?titles',
        'popular-titles': 'virtual-page-data?picked',
        'site-data': 'virtual-site-data',
      },
    },
  },
};

/**
 * Keeps the entry script from growing with the site. Rspress (2.0.22) writes three modules into it that
 * list every page: `virtual-routes` (how pages are loaded), `virtual-page-data` (title, headings, text)
 * and `virtual-site-data` (sidebars). Here the entry has the addresses, and the rest comes in a
 * script per section (`/guide/`, `/zh/config/`) with the first page of it. Fails where one of the
 * three modules is not written as expected.
 *
 * The theme reads what is left by names of ours (`themeModules`; theme/globals.d.ts has their types).
 * Development only trims what the browser reads of each page, and shares the sidebars.
 */
export function sectionPages(picked: readonly string[]): RspressPlugin {
  let routes: readonly Route[] = [];
  const files = new Map<string, string>();
  return {
    name: 'section-pages',
    config(config, _, isProd) {
      const { builderConfig = {}, base = '/', head = [] } = config;
      const folder = (builderConfig.output?.assetPrefix ?? base).replace(/\/?$/, '/');
      // Next to the page's own script, which the framework names.
      const preload = (route: Route): string => {
        const file = files.get(getSection(route));
        if (!file)
          throw new Error(`[sectionPages] The script of ${getSection(route)} is not known yet.`);
        return `<link rel="preload" href="${folder}${file}" as="script">`;
      };
      const plugin = isProd ? splitLists(picked, () => routes, files) : trimPages();
      return {
        ...config,
        head: isProd ? [...head, preload] : head,
        builderConfig: { ...builderConfig, plugins: [...(builderConfig.plugins ?? []), plugin] },
      };
    },
    routeGenerated(generated) {
      routes = generated;
    },
  };
}

/** In names of scripts until the text of all is known. */
const unknownHash = 'hash-of-all';

const read = (assets: Readonly<Record<string, { source: () => Buffer | string }>>, name: string) =>
  assets[name]?.source().toString() ?? '';

const virtual = (name: string): RegExp => new RegExp(`[\\\\/]\\.rspress[\\\\/].*${name}\\.js$`);
const environments = ['web'];

function trimPages(): RsbuildPlugin {
  return {
    name: 'trim-page-data',
    post: ['rsbuild:virtual-module'],
    setup(api) {
      api.transform(
        { test: virtual('virtual-page-data'), environments },
        ({ code, resourceQuery }) =>
          replacePages(code, (pages) => pages.map(resourceQuery ? toTitle : trimPage)),
      );
      api.transform({ test: virtual('virtual-site-data'), environments }, ({ code }) =>
        writeSite(readSite(code)),
      );
    },
  };
}

/**
 * @param picked routes whose titles `popular-titles` lists
 * @param files is filled with the script of each section
 */
function splitLists(
  picked: readonly string[],
  listRoutes: () => readonly Route[],
  files: Map<string, string>,
): RsbuildPlugin {
  const readSection = (query: string): string => /^\?section=(.+)$/.exec(query)?.[1] ?? '';
  const splitRoutes: TransformHandler = ({ code, resourceQuery }) => {
    const section = readSection(resourceQuery);
    const loaders = readLoaders(code, listRoutes().length);
    const entries = listRoutes().map((route, index) => ({ route, loader: loaders[index] ?? '' }));
    return section
      ? writeSection(
          section,
          entries.filter(({ route }) => getSection(route) === section).map(({ loader }) => loader),
        )
      : writeRoutes(listRoutes());
  };
  const splitPages: TransformHandler = ({ code, resourceQuery }) => {
    const section = readSection(resourceQuery);
    const inSection = listRoutes().filter((route) => getSection(route) === section);
    return replacePages(code, (pages) => {
      if (resourceQuery === '?titles') return pages.map(toTitle);
      if (resourceQuery === '?picked')
        return pages.filter(({ routePath }) => picked.includes(routePath)).map(toTitle);
      return inSection.flatMap(({ routePath }) =>
        pages.filter((page) => page.routePath === routePath).map(trimPage),
      );
    });
  };
  const splitSidebars: TransformHandler = ({ code, resourceQuery }) => {
    const section = readSection(resourceQuery);
    const site = readSite(code);
    if (!section) {
      for (const locale of site.locales) locale.sidebar = {};
      return writeSite(site);
    }
    const pages = listRoutes().filter((route) => getSection(route) === section);
    const all = site.locales.find(({ lang }) => lang === pages[0]?.lang)?.sidebar ?? {};
    return `export default ${JSON.stringify(pickSidebars(all, pages))}`;
  };
  return {
    name: 'split-lists-of-pages',
    // What is set up later transforms a module sooner.
    post: ['rsbuild:virtual-module'],
    setup(api) {
      api.modifyBundlerChain((chain, { target }) => {
        // One hash for all scripts that come later: the hash of each would be listed in the entry.
        if (target === 'web') chain.output.chunkFilename(`static/js/async/[id].${unknownHash}.js`);
      });
      // Before the bundler hashes the entry, which has the hash in it.
      api.processAssets(
        { stage: 'summarize', environments },
        ({ assets, compilation, sources }) => {
          const later = Object.keys(assets).filter((name) => name.includes(unknownHash));
          const content = createHash('sha256');
          for (const name of later.sort()) content.update(`${name}\0`).update(read(assets, name));
          const hash = content.digest('hex').slice(0, 8);
          for (const name of Object.keys(assets).filter((one) => /\.js$/.test(one))) {
            const code = read(assets, name);
            if (!code.includes(unknownHash)) continue;
            const source = new sources.RawSource(code.replaceAll(unknownHash, hash));
            compilation.updateAsset(name, source);
          }
          for (const name of later) {
            compilation.renameAsset(name, name.replace(unknownHash, hash));
          }
        },
      );
      api.transform({ test: virtual('virtual-routes'), environments }, splitRoutes);
      api.transform({ test: virtual('virtual-page-data'), environments }, splitPages);
      api.transform({ test: virtual('virtual-site-data'), environments }, splitSidebars);
      // On the server all pages have them.
      api.transform({ test: virtual('virtual-site-data'), environments: ['node'] }, ({ code }) =>
        writeSite(readSite(code)),
      );
      api.processAssets({ stage: 'optimize-transfer', environments }, ({ compilation }) => {
        for (const section of new Set(listRoutes().map(getSection))) {
          const chunk = compilation.namedChunks.get(section);
          const script = [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
          if (!script) throw new Error(`[sectionPages] The section ${section} has no script.`);
          files.set(section, script);
        }
      });
    },
  };
}
