import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import { absoluteUrl, getMarkdownPath, normalizeBase, type SiteAddress } from '../../site/address';
import { isUnlisted } from '../read/isUnlisted';
import { type Language, site } from '../../site/site';
import type { Step } from '../rspress/inOrder';
import { breadcrumbTrail, structuredData } from './structuredData';

/** Open Graph locales. */
const locales = { en: 'en_US', zh: 'zh_CN' } satisfies Record<Language, string>;
const getLocale = (lang: string): string => locales[lang as Language];

export interface HeadTagsOptions extends SiteAddress {
  /** Version of the software that the site documents. */
  version: string;
}

/**
 * Adds to each page's head what machines read: address, languages, link preview, structured data,
 * icons. List it after the steps that add dates and images to page data.
 */
export function headTags({ version, ...address }: HeadTagsOptions): Step {
  const pages = new Map<string, HeadPage>();
  let routes: RouteMeta[] = [];

  const findTitle = (routePath: string): string | undefined => {
    const page = pages.get(routePath);
    return page?.pageType === 'home' ? site.name : page?.title;
  };

  function renderHead(route: RouteMeta): string {
    const page = pages.get(route.routePath);
    if (!page) return '';
    const translations = routes.filter(
      (one) => one.pureRoutePath === route.pureRoutePath && one.version === route.version,
    );
    const tags = pageTags(page, address, translations);
    if (!page.isUnlisted) {
      const home = page.lang === site.defaultLanguage ? '/' : `/${page.lang}/`;
      const trail = breadcrumbTrail(route.routePath, home, findTitle);
      const json = structuredData({ page, address, home, trail, version });
      tags.push({ name: 'script', attributes: { type: 'application/ld+json' }, json });
    }
    return tags.map(renderTag).join('');
  }

  return {
    name: 'head-tags',
    builderConfig: {
      html: {
        tags: siteTags(address.base).map(({ name, attributes }) => ({
          tag: name,
          attrs: { ...attributes },
          head: true,
          publicPath: false,
        })),
      },
    },
    config: (config) => ({ ...config, head: [...(config.head ?? []), renderHead] }),
    routeGenerated(generated) {
      routes = generated;
    },
    extendPageData(page) {
      pages.set(page.routePath, headPage(page));
    },
    finishFiles(files) {
      // Rspress' `head` functions do not see this page.
      const html = files.read('404.html');
      const tag = renderTag(meta('name', 'robots', 'noindex'));
      if (html) files.write('404.html', html.replace('</head>', `${tag}</head>`));
    },
  };
}

/** The image of a page, as build/publish/previewImages leaves it in the page's data. */
export interface PageImage {
  /** Path in the output folder. */
  file: string;
  alt: string;
  width: number;
  height: number;
}

/** What the tags of a page are made from. */
export interface HeadPage {
  routePath: string;
  lang: string;
  title: string;
  description?: string;
  pageType: string;
  isUnlisted: boolean;
  /** When the page last changed, ISO 8601 in UTC. */
  modified?: string;
  image?: PageImage;
}

/** Page data with what earlier steps have added. */
export type EnrichedPage = PageIndexInfo & { lastUpdatedTime?: string; ogImage?: PageImage };

/** Takes from a page's data what the tags need. */
const headPage = (page: EnrichedPage): HeadPage => ({
  routePath: page.routePath,
  lang: page.lang,
  title: (page.frontmatter.title ?? page.title).replaceAll('`', ''),
  description: page.frontmatter.description ?? page.description,
  pageType: page.frontmatter.pageType ?? 'doc',
  isUnlisted: isUnlisted(page),
  modified: page.lastUpdatedTime,
  image: page.ogImage,
});

/**
 * The address of a page and what link previews show, but for title, description and `og:type`, which
 * the theme keeps as the reader moves on (theme/layout/PageHead.tsx). The framework adds `hreflang`
 * links per language; only `x-default` is missing.
 * @param translations the same page in each language that has it, its own included
 */
export function pageTags(
  page: HeadPage,
  address: SiteAddress,
  translations: readonly Pick<RouteMeta, 'lang' | 'routePath'>[],
): HeadTag[] {
  // Answered with status 404 at any address: it has none.
  if (page.pageType === '404') return [meta('name', 'robots', 'noindex')];
  const url = absoluteUrl(address, page.routePath);
  if (page.isUnlisted) return [meta('name', 'robots', 'noindex'), link('canonical', url)];
  const others = translations.filter(({ lang }) => lang !== page.lang);
  const fallback =
    others.length > 0 && translations.find(({ lang }) => lang === site.defaultLanguage);
  const markdown = absoluteUrl(address, getMarkdownPath(page.routePath));
  return [
    link('canonical', url),
    ...(fallback
      ? [link('alternate', absoluteUrl(address, fallback.routePath), { hreflang: 'x-default' })]
      : []),
    link('alternate', markdown, { type: 'text/markdown' }),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', getLocale(page.lang)),
    ...others.map(({ lang }) => meta('property', 'og:locale:alternate', getLocale(lang))),
    ...imageTags(page, address),
    ...(page.modified && page.pageType !== 'home'
      ? [meta('property', 'article:modified_time', page.modified)]
      : []),
  ];
}

function imageTags({ image }: HeadPage, address: SiteAddress): HeadTag[] {
  if (!image) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', absoluteUrl(address, image.file)),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * What is the same on every page, the 404 page included. The framework adds the SVG icon;
 * theme/boot/afterPaintScript.ts the manifest, which browsers would fetch before the first paint.
 */
function siteTags(base: string): HeadTag[] {
  const file = (name: string) => normalizeBase(base) + name;
  const color = (scheme: 'light' | 'dark'): HeadTag => {
    const media = `(prefers-color-scheme: ${scheme})`;
    const content = site.themeColor[scheme];
    return { name: 'meta', attributes: { name: 'theme-color', media, content } };
  };
  return [
    color('light'),
    color('dark'),
    { name: 'link', attributes: { rel: 'icon', href: file('favicon.ico'), sizes: '32x32' } },
    { name: 'link', attributes: { rel: 'apple-touch-icon', href: file('apple-touch-icon.png') } },
  ];
}

const meta = (kind: 'name' | 'property', key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [kind]: key, content },
});

const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  name: 'link',
  attributes: { rel, ...more, href },
});

/** An element of `<head>`; `json` becomes its content. */
export interface HeadTag {
  name: 'link' | 'meta' | 'script';
  attributes: Readonly<Record<string, string>>;
  json?: object;
}

const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  // The framework puts the tags into its template with `String.replace`, where `$&` has a meaning.
  $: '&#36;',
};

/** A tag as HTML in which no value can end its attribute or element, or be taken as a pattern. */
export function renderTag({ name, attributes, json }: HeadTag): string {
  const values = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${value.replace(/[&"<>$]/g, (char) => attributeEscapes[char] ?? char)}"`,
  );
  const content = JSON.stringify(json)?.replace(
    /[<>&$]/g,
    (char) => `\\u00${char.charCodeAt(0).toString(16)}`,
  );
  return `<${name}${values.join('')}>${name === 'script' ? `${content ?? ''}</script>` : ''}`;
}
