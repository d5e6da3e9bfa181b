import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';
import { isUnlisted } from '../../../site/isUnlisted';
import { parseOrigin } from '../../../site/parseOrigin';
import { rewriteSitemap, type SitemapEntry } from './rewriteSitemap';

export interface SitemapOptions extends SiteAddress {
  /** Routes left out beside pages that say `unlisted: true`. */
  unlisted?: readonly string[];
}

/**
 * The official sitemap with dates from git instead of the files' modification times, which differ on
 * every checkout. Not used beside `@rspress/plugin-sitemap`: it runs that plugin's hooks itself, since
 * the framework runs all plugins' `afterBuild` at the same time. List it after lastUpdated().
 * @throws Error if `origin` is not an origin.
 */
export function sitemap({ unlisted, ...options }: SitemapOptions): RspressPlugin {
  const address: SiteAddress = { origin: parseOrigin(options.origin), base: options.base };
  const official = pluginSitemap({ siteUrl: absoluteUrl(address, '/') });
  const root = absoluteUrl(address, '/').replace(/\/$/, '');
  const modified = new Map<string, string | undefined>();
  let routes: RouteMeta[] = [];

  function findEntry(written: string): SitemapEntry | undefined {
    const route = routes.find(({ routePath }) => root + routePath === written);
    if (!route || !modified.has(route.routePath)) return undefined;
    const translations = routes.filter(
      ({ pureRoutePath, version, routePath }) =>
        pureRoutePath === route.pureRoutePath &&
        version === route.version &&
        modified.has(routePath),
    );
    return {
      url: absoluteUrl(address, route.routePath),
      modified: modified.get(route.routePath),
      translations: translations.map(({ lang, routePath }) => ({
        lang,
        url: absoluteUrl(address, routePath),
      })),
    };
  }

  return {
    name: 'sitemap',
    beforeBuild: official.beforeBuild,
    routeGenerated(generated) {
      routes = generated;
    },
    async extendPageData(page: PageIndexInfo & { lastUpdatedTime?: string }, isProd) {
      if (isUnlisted(page, unlisted)) return;
      modified.set(page.routePath, page.lastUpdatedTime);
      // A copy: the official plugin reads on after its first `await`, when others may have trimmed.
      await official.extendPageData?.({ ...page }, isProd);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      await official.afterBuild?.(config, isProd);
      const file = path.resolve(config.outDir ?? 'doc_build', 'sitemap.xml');
      await writeFile(file, rewriteSitemap(await readFile(file, 'utf8'), findEntry));
    },
  };
}
