import type { Route, Section } from './groupSections';

/** What the framework knows of a page for all pages, after build/rspress/trimPageData. */
export interface PageRecord {
  routePath: string;
  title: string;
  lang: string;
  version: string;
  _relativePath: string;
}

type Sidebars = Readonly<Record<string, unknown>>;

interface SiteRecord {
  themeConfig: { locales?: { lang: string; sidebar: Sidebars }[]; sidebar?: Sidebars };
}

const pagesPart = /^export const pageData = ([^]*?);\s*(?=export const searchIndexHash = )/;
const sitePart = /^export default ([^]*)$/;

/**
 * Puts something else in the place of the framework's list of all pages.
 * @throws Error where the module is written otherwise than it was.
 */
export function replacePages(
  code: string,
  pick: (pages: readonly PageRecord[]) => readonly object[],
): string {
  const [all, json] = pagesPart.exec(code) ?? [];
  if (all === undefined || json === undefined) throw unknownForm('virtual-page-data');
  const { pages } = JSON.parse(json) as { pages: PageRecord[] };
  const picked = { pages: pick(pages) };
  return `export const pageData = ${JSON.stringify(picked)};\n${code.slice(all.length)}`;
}

/** What a list of pages by name and address needs of each. */
export const toTitle = ({ title, routePath, lang }: PageRecord): object => ({
  title,
  routePath,
  lang,
});

/** What a section has to bring of its pages, in the order of its routes. */
export const listRests = (pages: readonly PageRecord[], routes: readonly Route[]): object[] =>
  routes.map((route) => {
    const page = pages.find(({ routePath }) => routePath === route.routePath);
    return page ? toRest(page, route) : {};
  });

/** Without what its route tells (theme/navigation/sectionRoutes.ts), and the title, which its own module has. */
function toRest(page: PageRecord, { relativePath }: Route): object {
  const { routePath: _routePath, title: _title, lang: _lang, version: _version, ...rest } = page;
  const { _relativePath, ...others } = rest;
  return _relativePath === relativePath ? others : rest;
}

/** The framework's data of the site without sidebars: each comes with the pages it stands beside. */
export function dropSidebars(code: string): string {
  const site = readSite(code);
  for (const locale of listLocales(site)) locale.sidebar = {};
  return `export default ${JSON.stringify(site)}`;
}

/** The sidebars of a section alone. */
export function pickSidebars(code: string, { lang, routes }: Section): string {
  const locale = listLocales(readSite(code)).find((one) => one.lang === lang);
  const all = locale?.sidebar ?? {};
  const shown = new Set(routes.map(({ routePath }) => findSidebar(Object.keys(all), routePath)));
  const picked = Object.entries(all).filter(([key]) => shown.has(key));
  // Keys with a line before them are notes of the framework to itself, for its own theme.
  const text = JSON.stringify(Object.fromEntries(picked), (key, value: unknown) =>
    key.startsWith('_') ? undefined : value,
  );
  return `export default ${text}`;
}

/** As the framework does it: the longest one that the address starts with. */
const findSidebar = (keys: readonly string[], path: string): string | undefined =>
  keys.filter((key) => path.startsWith(key)).sort((a, b) => b.length - a.length)[0];

function readSite(code: string): SiteRecord {
  const json = sitePart.exec(code)?.[1];
  if (json === undefined) throw unknownForm('virtual-site-data');
  return JSON.parse(json) as SiteRecord;
}

function listLocales({ themeConfig }: SiteRecord): { lang: string; sidebar: Sidebars }[] {
  const { locales } = themeConfig;
  if (!locales?.every(({ sidebar }) => sidebar)) throw unknownForm('virtual-site-data');
  return locales;
}

const unknownForm = (module: string): Error =>
  new Error(
    `[sectionPages] The framework writes its module ${module} otherwise than it did: adapt ` +
      'build/rspress/sectionPages/pickData.ts, or leave the plugin out of rspress.config.ts.',
  );
