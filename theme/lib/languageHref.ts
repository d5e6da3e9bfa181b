import type { HasRoute } from './resolveRoute';

/** Removes a language's prefix: `/zh/guide/` → `/guide/`; other paths stay. */
export function stripLanguage(path: string, language: string): string {
  return path === `/${language}` || path.startsWith(`/${language}/`)
    ? path.slice(language.length + 1) || '/'
    : path;
}

/** The same page in another language where it exists, else that language's home. */
export function getLanguageHref(
  path: string,
  from: string,
  to: string,
  defaultLanguage: string,
  hasRoute: HasRoute,
): string {
  const bare = stripLanguage(path, from);
  const home = to === defaultLanguage ? '/' : `/${to}/`;
  const target = to === defaultLanguage ? bare : `/${to}${bare}`;
  return hasRoute(target) ? target : home;
}
