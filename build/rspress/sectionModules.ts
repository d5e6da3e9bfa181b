import path from 'node:path';
import { shareSidebars } from './sidebars';

// The three modules that list every page, read and written as Rspress (2.0.22) writes them.

export interface Route {
  routePath: string;
  lang: string;
  version: string;
}

interface PageRecord extends Route {
  title: string;
}

type Sidebars = Readonly<Record<string, unknown>>;

interface SiteRecord {
  themeConfig: { locales?: { lang: string; sidebar: Sidebars }[] };
}

/** What the browser reads of pages that it has not loaded: their place, language and date. */
const kept = [
  'routePath',
  'lang',
  'version',
  'file',
  'lastUpdatedTime',
  'translationIsStale',
  'untranslated',
];

/** Makes the framework's routes from the addresses of sections, in the browser. */
const routesModule = path.resolve('build/rspress/sectionRoutes.ts');

/** `/zh/guide/start/` → `section-zh-guide`; pages in no folder make one section. */
export function getSection({ routePath, lang, version }: Route): string {
  const folders = routePath.split('/').slice(1, -1);
  while (folders.length > 0 && (folders[0] === lang || folders[0] === version)) folders.shift();
  return ['section', lang, version, folders[0]].filter(Boolean).join('-');
}

const loaderLine =
  /^const loadRoute\d+ = \(\) => (import\(\/\* webpackChunkName: "[^"]+" \*\/ .+\))$/gm;

/** How the framework loads each page, in the order of the routes. */
export function readLoaders(code: string, count: number): string[] {
  const loaders = [...code.matchAll(loaderLine)].map(([, loader = '']) => loader);
  if (loaders.length !== count || !code.includes('export const routes = [')) {
    throw unknownForm('virtual-routes');
  }
  return loaders;
}

/** The list of routes for the entry: addresses, and how each section is loaded. */
export function writeRoutes(routes: readonly Route[]): string {
  const sections = [...new Set(routes.map(getSection))].map((name) => {
    const pages = routes.filter((route) => getSection(route) === name);
    const { lang, version } = pages[0] as Route;
    return { name, lang, version, paths: pages.map(({ routePath }) => routePath).join('\n') };
  });
  const lists = sections.map(({ lang, paths }, index) => {
    // Translations have the addresses of their sources after the language.
    const source = sections.findIndex((one) => one.paths.replace(/^/gm, `/${lang}`) === paths);
    const known = source >= 0 && source < index;
    return known ? `paths${source}.replace(/^/gm, "/${lang}")` : JSON.stringify(paths);
  });
  const entries = sections.map(({ name, lang, version }, index) => {
    const values = JSON.stringify({ lang, version }).slice(1, -1);
    const load = `import(/* webpackChunkName: "${name}" */ "virtual-routes?section=${name}")`;
    return `{ paths: paths${index}, ${values}, load: () => ${load} }`;
  });
  return [
    `import { createRoutes } from ${JSON.stringify(routesModule)};`,
    ...lists.map((list, index) => `const paths${index} = ${list};`),
    `export const routes = createRoutes([${entries.join(',\n')}]);`,
  ].join('\n');
}

/** What is fetched with the first page of a section. */
export const writeSection = (name: string, loaders: readonly string[]): string =>
  `export { pageData } from 'virtual-page-data?section=${name}';
export { default as sidebars } from 'virtual-site-data?section=${name}';
export const loaders = [${loaders.map((loader) => `() => ${loader}`).join(',\n')}];`;

const pagesPart = /^export const pageData = ([^]*?);\s*(?=export const searchIndexHash = )/;

/** Puts something else in the place of the framework's list of all pages. */
export function replacePages(
  code: string,
  pick: (pages: readonly PageRecord[]) => readonly object[],
): string {
  const [all, json] = pagesPart.exec(code) ?? [];
  if (all === undefined || json === undefined) throw unknownForm('virtual-page-data');
  const { pages } = JSON.parse(json) as { pages: PageRecord[] };
  return `export const pageData = ${JSON.stringify({ pages: pick(pages) })};\n${code.slice(all.length)}`;
}

export const toTitle = ({ title, routePath, lang }: PageRecord): object => ({
  title,
  routePath,
  lang,
});

export const trimPage = (page: PageRecord): object =>
  Object.fromEntries(Object.entries(page).filter(([key]) => kept.includes(key)));

/** The sidebars next to the given pages, found as the framework does: the longest key an address starts with. */
export function pickSidebars(all: Sidebars, pages: readonly Route[]): unknown {
  const keys = Object.keys(all).sort((a, b) => b.length - a.length);
  const shown = new Set(
    pages.map(({ routePath }) => keys.find((key) => routePath.startsWith(key))),
  );
  const picked = Object.entries(all).filter(([key]) => shown.has(key));
  // Keys that start with `_` are notes of the framework to its own theme.
  const text = JSON.stringify(Object.fromEntries(picked), (key, value: unknown) =>
    key.startsWith('_') ? undefined : value,
  );
  return JSON.parse(text);
}

export function readSite(code: string): {
  data: SiteRecord;
  locales: { lang: string; sidebar: Sidebars }[];
} {
  const json = /^export default ([^]*)$/.exec(code)?.[1];
  if (json === undefined) throw unknownForm('virtual-site-data');
  const data = JSON.parse(json) as SiteRecord;
  const { locales } = data.themeConfig;
  if (!locales?.every(({ sidebar }) => sidebar)) throw unknownForm('virtual-site-data');
  shareSidebars(locales);
  return { data, locales };
}

export const writeSite = ({ data }: { data: SiteRecord }): string =>
  `export default ${JSON.stringify(data)}`;

const unknownForm = (module: string): Error =>
  new Error(
    `[sectionPages] Rspress writes its module ${module} differently than 2.0.22 did: adapt ` +
      'build/rspress/sectionModules.ts, or leave sectionPages out.',
  );
