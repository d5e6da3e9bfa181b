export interface PageDescriptions {
  page: string | undefined;
  /** That of the page's language, where the site has one. */
  site: string | undefined;
  theme: string;
}

/** What search results say of a page: its own words, else the site's, else the theme's (spec.md §2). */
export function getPageDescription({ page, site, theme }: PageDescriptions): string {
  return page?.trim() || site?.trim() || theme;
}
