/** Removes a language's prefix: `/zh/guide/` → `/guide/`; other paths stay. */
export function stripLanguage(path: string, language: string): string {
  return path === `/${language}` || path.startsWith(`/${language}/`)
    ? path.slice(language.length + 1) || '/'
    : path;
}
