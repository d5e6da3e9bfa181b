export interface PageTitleParts {
  pageType: string;
  title?: string;
  siteTitle: string;
  titleSuffix?: string;
}

/** Page title, then the suffix or the site's title. A suffix that starts with `-` or `|` gets no second one. */
export function getPageTitle({ pageType, title, siteTitle, titleSuffix }: PageTitleParts): string {
  const own = pageType === 'home' ? siteTitle : title?.trim();
  const suffix = (titleSuffix ?? (pageType === 'home' ? '' : siteTitle)).trim();
  if (!own) return siteTitle;
  if (!suffix) return own;
  return /^[-|]/.test(suffix) ? `${own} ${suffix}` : `${own} - ${suffix}`;
}

export interface PageDescriptions {
  page: string | undefined;
  /** That of the page's language, where the site has one. */
  site: string | undefined;
  theme: string;
}

/** The page's own description, else the site's, else the theme's. */
export function getPageDescription({ page, site, theme }: PageDescriptions): string {
  return page?.trim() || site?.trim() || theme;
}
