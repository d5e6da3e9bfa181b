/** Written by the framework at build; build/rspress/sectionPages leaves in it what the entry needs. */
declare module 'virtual-page-data' {
  /** Content hash of each search index by `<version>###<language>`. */
  export const searchIndexHash: Readonly<Record<string, string>>;
  /** What is known of pages by their addresses. */
  export const pageData: { pages: object[] };
}

/** All pages of the site, for code that is fetched on demand: the list grows with them. */
declare module 'virtual-page-data?titles' {
  export const pageData: { pages: { title: string; routePath: string; lang: string }[] };
}

/** The same of a few (site/popularPages.ts). */
declare module 'virtual-page-data?picked' {
  export const pageData: { pages: { title: string; routePath: string; lang: string }[] };
}

declare module 'virtual-site-data' {
  const site: { themeConfig: { locales: { lang: string; sidebar: object }[] } };
  export default site;
}
