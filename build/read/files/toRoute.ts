export interface Route {
  /** Address without base: `/config/lib`, `/zh/guide/start/`. */
  route: string;
  language: string;
}

/**
 * The route that the framework gives a path of the docs folder, or a link (its
 * normalizeRoutePath.js): `en/config/lib.mdx` → `/config/lib`, `zh/index.mdx` → `/zh/`. The first
 * language is the default one and has no prefix.
 */
export function toRoute(filePath: string, languages: readonly string[]): Route {
  const [defaultLanguage = ''] = languages;
  const bare = filePath.replace(/\.(?:jsx?|tsx?|mdx?)$/i, '').replace(/\.html$/, '');
  const segments = (bare.endsWith('/') ? `${bare}index` : bare).split('/').filter(Boolean);
  const language = languages.includes(segments[0] ?? '') ? segments.shift() : undefined;
  const pure = segments.join('/').replace(/(^|\/)index$/, '$1');
  const prefix = language && language !== defaultLanguage ? `/${language}` : '';
  return { route: `${prefix}/${pure}`, language: language ?? defaultLanguage };
}
