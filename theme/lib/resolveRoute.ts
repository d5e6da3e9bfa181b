/** Whether a page exists at a route path (without base). */
export type HasRoute = (routePath: string) => boolean;

const splitPath = (href: string): [path: string, rest: string] => {
  const end = href.search(/[?#]/);
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)];
};

export interface ResolvedRoute {
  href: string;
  /** Whether the page is there only in the default language. */
  isFallback: boolean;
}

/**
 * The page to link to for a reader of `language`: the page itself, else the same page in the default
 * language, else that language's home: never a 404 (design.md, "Untranslated pages").
 * `/zh/guide/start/` → `/guide/start/` while it is not translated.
 */
export function resolveRoute(href: string, language: string, hasRoute: HasRoute): ResolvedRoute {
  const [path, rest] = splitPath(href);
  if (hasRoute(path)) return { href, isFallback: false };
  const prefix = `/${language}/`;
  const fallback = path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
  if (fallback !== path && hasRoute(fallback)) return { href: fallback + rest, isFallback: true };
  return { href: hasRoute(prefix) ? prefix : '/', isFallback: false };
}
