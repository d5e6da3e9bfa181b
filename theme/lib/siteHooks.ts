import { pathnameToRouteService, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { ThemeOptions } from '../../site/themeOptions';
import { readHash } from './sharedText';
import { findSitePath, resolveInSite, type SitePath, splitSitePath } from './sitePath';

/** A language's error page has a route as well. */
const errorPage = /\/404$/;

/** Whether the site has a page. The framework's matcher throws where a path cannot be decoded. */
export function hasRoute(routePath: string): boolean {
  if (errorPage.test(routePath)) return false;
  try {
    return pathnameToRouteService(routePath) !== undefined;
  } catch {
    return false;
  }
}

export interface CurrentSitePath extends SitePath {
  /** The same page in another version or language, else that one's home. */
  findHref: (other: Partial<SitePath>) => string;
  /** Where a route leads a reader of this version and language. */
  resolve: (href: string) => string;
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

/** The languages in which the page has the text of the default one (build/read/translationState.ts). */
export function useUntranslated(): readonly string[] {
  const { untranslated = [] } = usePage().page as { untranslated?: readonly string[] };
  return untranslated;
}

export function useThemeOptions(): ThemeOptions {
  return useSite().site.themeConfig as ThemeOptions;
}

/** Addresses of pictures, from the assets host where one is configured (`ASSETS_ORIGIN`). */
export function useAssetHref(): (path: string) => string {
  const { base } = useSite().site;
  const { assetsOrigin } = useThemeOptions();
  return (path) => getAssetHref(path, base, assetsOrigin);
}

/** The address of a file of docs/public, on the assets host if there is one. Full addresses stay. */
export function getAssetHref(path: string, base: string, assetsOrigin?: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return (assetsOrigin || base).replace(/\/$/, '') + path;
}

/** Takes the text of each address that the page is opened with. */
export function useSharedText(name: string, most: number, take: (text: string) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    const read = () =>
      void readHash(name, location.hash, most).then((text) => {
        if (text !== undefined) take(text);
      });
    read();
    // Back to an address that `replaceState` has left since, the router sees no change.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [hash]);
}
