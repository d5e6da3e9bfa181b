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
