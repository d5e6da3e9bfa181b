// The list of routes in production (build/rspress/sectionPages).
import { createElement, type ComponentType, type ReactNode } from 'react';
import { pageData } from 'virtual-page-data';
import site from 'virtual-site-data';
import { getScriptName } from '../../site/pageScripts';
import { lazyWithPreload } from './lazyPage';

interface PageModule {
  default: ComponentType;
}

/** What comes with the first page of a section; lists are in the order of its addresses. */
interface SectionModule {
  loaders: (() => Promise<PageModule>)[];
  files: string[];
  /** What is known of each page beside what its route tells. */
  pages: object[];
  sidebars: object;
  /** Hash of each page's script, by the bundler's id of it. */
  scripts: Record<string, string>;
}

interface SectionEntry {
  prefix: string;
  /** Addresses without the prefix, one a line. */
  paths: string;
  lang: string;
  version: string;
  load: () => Promise<SectionModule>;
}

interface Route {
  path: string;
  lang: string;
  version: string;
  /** Known once the page has been loaded; the framework asks no sooner. */
  filePath: string;
  element: ReactNode;
  preload: () => Promise<PageModule>;
}

const hashes: Record<string, string> = {};
const getOtherName = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (id) =>
  hashes[id] ? getScriptName(hashes[id]) : getOtherName(id);

/**
 * The routes of the site, from the addresses in its sections. What the scripts of pages are called, and
 * what stands beside the pages, is fetched with the first one of a section.
 */
export function createRoutes(sections: readonly SectionEntry[]): Route[] {
  return sections.flatMap(({ prefix, paths, lang, version, load: loadSection }) => {
    let added: SectionModule | undefined;
    const load = async (index: number): Promise<PageModule> => {
      const section = await loadSection();
      if (added !== section) addSection(section, routes);
      added = section;
      // Addresses and loaders are written from the same list.
      return (section.loaders[index] as () => Promise<PageModule>)();
    };
    const routes = paths.split('\n').map((path, index): Route => {
      const Page = lazyWithPreload(() => load(index));
      return {
        path: prefix + path,
        lang,
        version,
        filePath: '',
        element: createElement(Page),
        preload: async () => {
          await Page.preload();
          return load(index);
        },
      };
    });
    return routes;
  });
}

/** Puts what came with a section where the framework has that of all pages. */
function addSection({ scripts, files, pages, sidebars }: SectionModule, routes: Route[]): void {
  Object.assign(hashes, scripts);
  routes.forEach((route, index) => {
    const { path: routePath, lang, version } = route;
    route.filePath = files[index] ?? '';
    const _relativePath = route.filePath;
    pageData.pages.push({ routePath, lang, version, _relativePath, ...pages[index] });
  });
  const locale = site.themeConfig.locales.find(({ lang }) => lang === routes[0]?.lang);
  // Another object: what was worked out from the one before is out of date.
  if (locale) locale.sidebar = { ...locale.sidebar, ...sidebars };
}
