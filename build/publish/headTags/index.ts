import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { SiteAddress } from '../../../site/absoluteUrl';
import { isUnlisted } from '../../../site/isUnlisted';
import { getMarkdownPath } from '../../../site/markdownPath';
import { parseOrigin } from '../../../site/parseOrigin';
import { breadcrumbTrail } from './breadcrumbTrail';
import { headPage, type HeadPage } from './headPage';
import { noIndexNotFound } from './noIndexNotFound';
import { pageTags } from './pageTags';
import { renderTag } from './renderTag';
import { siteTags } from './siteTags';
import { structuredData, type DocumentedSoftware } from './structuredData';

export interface HeadTagsOptions extends SiteAddress {
  siteName: string;
  defaultLanguage: string;
  /** Open Graph locale of each language. */
  locales: Readonly<Record<string, string>>;
  themeColor: { light: string; dark: string };
  software: DocumentedSoftware;
  /** Routes kept out of search engines beside pages that say `unlisted: true`. */
  unlisted?: readonly string[];
  /** Whether each listed page has a Markdown twin beside its HTML (build/publish/llms). */
  hasMarkdown?: boolean;
}

/**
 * Adds to each page's head what machines read: address, languages, link preview, structured data,
 * icons. List it after the plugins that add dates and images to page data and before those that trim.
 * @throws Error if `origin` is not an origin.
 */
export function headTags(options: HeadTagsOptions): RspressPlugin {
  const { siteName, defaultLanguage, locales, software, themeColor, unlisted } = options;
  const address: SiteAddress = { origin: parseOrigin(options.origin), base: options.base };
  const pages = new Map<string, HeadPage>();
  let routes: RouteMeta[] = [];

  const findTitle = (routePath: string): string | undefined => {
    const page = pages.get(routePath);
    return page?.pageType === 'home' ? siteName : page?.title;
  };

  function renderHead({ routePath, pureRoutePath, version }: RouteMeta): string {
    const page = pages.get(routePath);
    if (!page) return '';
    const translations = routes.filter(
      (route) => route.pureRoutePath === pureRoutePath && route.version === version,
    );
    const home = page.lang === defaultLanguage ? '/' : `/${page.lang}/`;
    const markdown = options.hasMarkdown ? getMarkdownPath(routePath) : undefined;
    const tags = pageTags({
      page,
      address,
      siteName,
      defaultLanguage,
      locales,
      translations,
      markdown,
    });
    if (page.isUnlisted) return tags.map(renderTag).join('');
    const trail = breadcrumbTrail(routePath, home, findTitle);
    const json = structuredData({ page, address, siteName, home, trail, software });
    const script = renderTag({ name: 'script', attributes: { type: 'application/ld+json' }, json });
    return tags.map(renderTag).join('') + script;
  }

  return {
    name: 'head-tags',
    builderConfig: {
      html: {
        tags: siteTags({ base: address.base, themeColor }).map(({ name, attributes }) => ({
          tag: name,
          attrs: { ...attributes },
          head: true,
          publicPath: false,
        })),
      },
      plugins: [noIndexNotFound()],
    },
    config(config) {
      return { ...config, head: [...(config.head ?? []), renderHead] };
    },
    routeGenerated(generated) {
      routes = generated;
    },
    extendPageData(page) {
      pages.set(page.routePath, headPage(page, isUnlisted(page, unlisted)));
    },
  };
}
