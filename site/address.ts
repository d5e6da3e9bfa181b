/** Where the site is published. */
export interface SiteAddress {
  /** Protocol and host, see `parseOrigin`. */
  origin: string;
  /** Path the site lives under, `/` or `/docs/`. */
  base: string;
}

/** A route or file as readers of the published site address it: `/zh/` → `https://a.b/docs/zh/`. */
export function absoluteUrl({ origin, base }: SiteAddress, path: string): string {
  return new URL(normalizeBase(base) + path.replace(/^\/+/, ''), origin).href;
}

/** The path the site lives under with one slash at each end: `docs` → `/docs/`, `` → `/`. */
export function normalizeBase(base: string): string {
  const path = base.replace(/^\/+|\/+$/g, '');
  return path ? `/${path}/` : '/';
}

/** Where the Markdown of a page is: `/guide/` → `/guide/index.md`, `/config/lib` → `/config/lib.md`. */
export const getMarkdownPath = (routePath: string): string =>
  routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;

/** The route of a link as the framework writes it into sidebars: `/a/index.html` → `/a/`, `/b.html` → `/b`. */
export const getRoutePath = (link: string): string =>
  link.replace(/(^|\/)index(\.html)?$/, '$1').replace(/\.html$/, '');

/**
 * A path or hash, decoded, without the sentence it was pasted with: `/cli%22).` → `/cli`, `#umd。详见` → `#umd`.
 * Slashes at the end go too.
 */
export function stripPasted(address: string): string {
  return decode(address).replace(/[\p{P}\s`|<>]*(?:[\u3000-\u303f\uff00-\uff65][^]*)?$/u, '');
}

/** A malformed escape (`%E0%A4%A`) is left as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
