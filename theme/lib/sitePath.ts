/** Whether a page exists at a route path (without base). */
export type HasRoute = (routePath: string) => boolean;

/** Languages and versions of the site; the default ones have no prefix. */
export interface SitePrefixes {
  languages: readonly string[];
  defaultLanguage: string;
  versions: readonly string[];
  defaultVersion: string;
}

export interface SitePath {
  version: string;
  language: string;
  /** The path without both prefixes: `/guide/start/`. */
  rest: string;
}

/** Takes a route apart: `/v1/zh/guide/` → version `v1`, language `zh`, rest `/guide/`. */
export function splitSitePath(path: string, prefixes: SitePrefixes): SitePath {
  const segments = path.split('/').slice(1);
  const take = (known: readonly string[], fallback: string): string =>
    segments[0] !== undefined && known.includes(segments[0])
      ? (segments.shift() ?? fallback)
      : fallback;
  const version = take(prefixes.versions, prefixes.defaultVersion);
  const language = take(prefixes.languages, prefixes.defaultLanguage);
  return { version, language, rest: `/${segments.join('/')}` };
}

/** Puts a route together again; default version and language leave no trace. */
export function joinSitePath(
  { version, language, rest }: SitePath,
  prefixes: SitePrefixes,
): string {
  const isDefault = [prefixes.defaultVersion, prefixes.defaultLanguage];
  const before = [version, language].filter((name, index) => name && name !== isDefault[index]);
  return before.map((name) => `/${name}`).join('') + rest;
}

/** The same page in another version or language, else that one's home, else the home of the site: never a 404. */
export function findSitePath(target: SitePath, prefixes: SitePrefixes, hasRoute: HasRoute): string {
  const choices = [target, { ...target, rest: '/' }].map((path) => joinSitePath(path, prefixes));
  return choices.find(hasRoute) ?? '/';
}

/**
 * The page to link to for a reader of this version and language: there, else in the default language, else
 * in the default version, else their home. Query and hash stay.
 */
export function resolveInSite(
  href: string,
  { version, language }: SitePath,
  prefixes: SitePrefixes,
  hasRoute: HasRoute,
): string {
  const end = href.search(/[?#]|$/);
  const { rest } = splitSitePath(href.slice(0, end), prefixes);
  const { defaultLanguage, defaultVersion } = prefixes;
  for (const inVersion of [version, defaultVersion]) {
    for (const inLanguage of [language, defaultLanguage]) {
      const path = joinSitePath({ version: inVersion, language: inLanguage, rest }, prefixes);
      if (hasRoute(path)) return path + href.slice(end);
    }
  }
  return findSitePath({ version, language, rest: '/' }, prefixes, hasRoute);
}
