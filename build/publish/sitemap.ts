import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { absoluteUrl, type SiteAddress } from '../../site/address';
import { isUnlisted } from '../read/isUnlisted';

type MappedPages = NonNullable<NonNullable<Parameters<typeof pluginSitemap>[0]>['customMaps']>;

/**
 * The official sitemap, without unlisted pages, sorted, and with dates from git: those of files, which
 * it writes by itself, differ on every checkout. List it after lastUpdated().
 */
export function sitemap(address: SiteAddress): RspressPlugin {
  const customMaps: MappedPages = {};
  const official = pluginSitemap({ siteUrl: absoluteUrl(address, '/'), customMaps });
  // Sorted before the official plugin gets them.
  const pages = new Map<string, Parameters<NonNullable<typeof official.extendPageData>>[0]>();
  return {
    name: 'sitemap',
    beforeBuild: official.beforeBuild,
    extendPageData(page) {
      const { routePath, lastUpdatedTime } = page as typeof page & { lastUpdatedTime?: string };
      if (isUnlisted(page)) return;
      pages.set(routePath, { ...page });
      if (!lastUpdatedTime) return;
      customMaps[routePath] = { loc: absoluteUrl(address, routePath), lastmod: lastUpdatedTime };
    },
    async afterBuild(config, isProd) {
      const sorted = [...pages].sort(([left], [right]) => (left < right ? -1 : 1));
      for (const [, page] of sorted) await official.extendPageData?.(page, isProd);
      await official.afterBuild?.(config, isProd);
    },
  };
}
