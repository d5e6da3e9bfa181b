import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { absoluteUrl, type SiteAddress } from '../../site/absoluteUrl';
import { isUnlisted } from '../../site/isUnlisted';
import { parseOrigin } from '../../site/parseOrigin';

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

/** What the sitemap says of a page. */
export interface SitemapEntry {
  url: string;
  /** When the page last changed, ISO 8601. */
  modified?: string;
  /** Address of the page in each language that has it, its own included. */
  translations: readonly { lang: string; url: string }[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Turns what the official plugin wrote into a sitemap that two builds of one commit write alike: sorted
 * by address, dates from git or none, translations named (sitemaps.org, protocol 0.9). `find` gives
 * the page of a written address.
 * @throws Error for an address that is not a page: the official plugin's output has changed.
 */
export function rewriteSitemap(
  written: string,
  find: (address: string) => SitemapEntry | undefined,
): string {
  const addresses = [...written.matchAll(/<loc>(.*?)<\/loc>/gs)].map(([, address = '']) => address);
  const entries = addresses.sort().map((address) => {
    const entry = find(address);
    if (entry) return renderEntry(entry);
    throw new Error(
      `[sitemap] The address ${address} belongs to no page of the site: @rspress/plugin-sitemap ` +
        'writes otherwise than build/publish/sitemap expects. Compare its output with rewriteSitemap.ts.',
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function renderEntry({ url, modified, translations }: SitemapEntry): string {
  const links = translations.length > 1 ? translations : [];
  return [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    modified && `<lastmod>${escapeXml(modified)}</lastmod>`,
    ...links.map(
      (translation) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(translation.lang)}" href="${escapeXml(translation.url)}"/>`,
    ),
    '</url>',
  ]
    .filter(Boolean)
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}
