import { readBase } from '../../scripts/preview.mjs';
import { site } from '../../site/site';

/** Origin and base path the site was built for, as rspress.config.ts reads them. */
export const address = {
  origin: new URL(process.env.SITE_ORIGIN || site.defaultOrigin).origin,
  base: readBase(process.env.BASE),
};

/** `/guide/start/` → `https://rslib.rs/guide/start/`, with the base path where there is one. */
export const toAbsolute = (route: string): string =>
  address.origin + address.base.slice(0, -1) + route;
