// In the browser: the list of routes in production, in place of the framework's (sectionPages.ts).
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useRef,
} from 'react';
import { pageData } from 'page-data';
import site from 'site-data';

interface PageModule {
  default: ComponentType;
}

/** What comes with the first page of a section; lists are in the order of its addresses. */
interface SectionModule {
  loaders: (() => Promise<PageModule>)[];
  pageData: { pages: { file: string }[] };
  sidebars: object;
}

interface SectionEntry {
  /** Addresses, one a line. */
  paths: string;
  lang: string;
  version: string;
  load: () => Promise<SectionModule>;
}

interface Route {
  path: string;
  lang: string;
  version: string;
  /** Known once the page has been loaded; the framework reads it no sooner. */
  filePath: string;
  element: ReactNode;
  preload: () => Promise<PageModule>;
}

/** The routes of the site. Loaders, dates and sidebars are fetched with the first page of a section. */
export function createRoutes(sections: readonly SectionEntry[]): Route[] {
  return sections.flatMap(({ paths, lang, version, load: loadSection }) => {
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
        path,
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
function addSection({ pageData: { pages }, sidebars }: SectionModule, routes: Route[]): void {
  pageData.pages.push(...pages);
  routes.forEach((route, index) => {
    route.filePath = pages[index]?.file ?? '';
  });
  const locale = site.themeConfig.locales.find(({ lang }) => lang === routes[0]?.lang);
  // Another object: what was computed from the one before is out of date.
  if (locale) locale.sidebar = { ...locale.sidebar, ...sidebars };
}

type LazyPage = FunctionComponent & { preload: () => Promise<ComponentType> };

/** A page's component. Unlike the framework's, it fetches again what could not be fetched. */
export function lazyWithPreload(load: () => Promise<PageModule>): LazyPage {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const fetchPage = async () => {
    try {
      Loaded = (await load()).default;
      return Loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const LazyPage = () => {
    // What is rendered once stays: another component in its place would be another page to React.
    const { current } = useRef<ComponentType>(Loaded ?? Lazy);
    return createElement(current);
  };
  return Object.assign(LazyPage, { preload: () => (loading ??= fetchPage()) });
}
