import { normalizeBase } from './normalizeBase';

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
