import { useLocation, useSite } from '@rspress/core/runtime';
import type { ResolvedRoute } from '../lib/resolveRoute';
import { findSitePath, resolveInSite, type SitePath, splitSitePath } from '../lib/sitePath';
import { hasRoute } from './hasRoute';

export interface CurrentSitePath extends SitePath {
  /** The same page in another version or language, else that one's home. */
  findHref: (other: Partial<SitePath>) => string;
  /** Where a route leads a reader of this version and language. */
  resolve: (href: string) => ResolvedRoute;
}

/** Version, language and path of the page, and the ways from it to pages that exist. */
export function useSitePath(): CurrentSitePath {
  const { pathname } = useLocation();
  const { lang, locales, multiVersion } = useSite().site;
  const prefixes = {
    languages: locales.map((locale) => locale.lang),
    defaultLanguage: lang,
    versions: multiVersion.versions,
    defaultVersion: multiVersion.default,
  };
  const current = splitSitePath(pathname, prefixes);
  return {
    ...current,
    findHref: (other) => findSitePath({ ...current, ...other }, prefixes, hasRoute),
    resolve: (href) => resolveInSite(href, current, prefixes, hasRoute),
  };
}
