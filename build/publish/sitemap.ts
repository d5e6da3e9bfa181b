import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { absoluteUrl, type SiteAddress } from '../../site/address';
import { languages, site } from '../../site/site';
import { replaceWritten } from '../rspress/outputFiles';
import { isFallback } from '../read/translationState';
import { isUnlisted } from '../read/frontMatter';

type MappedPages = NonNullable<NonNullable<Parameters<typeof pluginSitemap>[0]>['customMaps']>;

/**
 * The official sitemap, without unlisted pages, sorted, and with dates from git: those of files, which
 * it writes by itself, differ on every checkout; and with the languages of each page. List it after
 * lastUpdated() and translationState().
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
      const dated = page as typeof page & { lastUpdatedTime?: string };
      const { routePath, lastUpdatedTime: lastmod = '' } = dated;
      if (isUnlisted(page) || isFallback(page)) return;
      pages.set(routePath, { ...page });
      customMaps[routePath] = { loc: absoluteUrl(address, routePath), lastmod };
    },
    async afterBuild(config, isProd) {
      const sorted = [...pages].sort(([left], [right]) => (left < right ? -1 : 1));
      for (const [, page] of sorted) await official.extendPageData?.(page, isProd);
      await official.afterBuild?.(config, isProd);
      const file = path.resolve(config.outDir ?? 'doc_build', 'sitemap.xml');
      const xml = (await readFile(file, 'utf8')).replaceAll('<lastmod></lastmod>', '');
      await writeFile(file, addAlternates(xml, pages, address));
    },
  };
}

/** Names with each page the same one in every language, itself included, which the plugin has no option for. */
function addAlternates(
  xml: string,
  pages: ReadonlyMap<string, { routePath: string }>,
  address: SiteAddress,
): string {
  const inLanguage = (route: string, language: string): string => {
    const rest = languages.reduce((path, one) => path.replace(new RegExp(`^/${one}/`), '/'), route);
    return language === site.defaultLanguage ? rest : `/${language}${rest}`;
  };
  const listAlternates = ({ routePath }: { routePath: string }): string =>
    languages
      .map((language) => ({ language, page: pages.get(inLanguage(routePath, language)) }))
      .filter(({ page }) => page)
      .map(
        ({ language, page }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(address, page?.routePath ?? '')}"/>`,
      )
      .join('');
  const byAddress = new Map(
    [...pages.values()].map((page) => [absoluteUrl(address, page.routePath), listAlternates(page)]),
  );
  const addSpace = (start: string) => `${start}xmlns:xhtml="http://www.w3.org/1999/xhtml" `;
  const addLinks = (loc: string, url: string) => loc + (byAddress.get(url) ?? '');
  const named = replaceWritten('sitemap.xml', xml, '<urlset ', addSpace);
  return replaceWritten('sitemap.xml', named, /<loc>([^<]*)<\/loc>/g, addLinks);
}
