export interface PageTitleParts {
  pageType: string;
  title?: string;
  siteTitle: string;
  titleSuffix?: string;
}

/**
 * The document's title: page title, then the suffix or the site's title; on home the site's title
 * (spec.md §2, "Page types"). A suffix that brings its own `-` or `|` gets no second one.
 */
export function getPageTitle({ pageType, title, siteTitle, titleSuffix }: PageTitleParts): string {
  const own = pageType === 'home' ? siteTitle : title?.trim();
  const suffix = (titleSuffix ?? (pageType === 'home' ? '' : siteTitle)).trim();
  if (!own) return siteTitle;
  if (!suffix) return own;
  return /^[-|]/.test(suffix) ? `${own} ${suffix}` : `${own} - ${suffix}`;
}
