import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { absoluteUrl, type SiteAddress } from '../../site/absoluteUrl';
import { isUnlisted } from '../../site/isUnlisted';
import { getMarkdownPath } from '../../site/markdownPath';
import { normalizeBase } from '../../site/normalizeBase';
import { parseOrigin } from '../../site/parseOrigin';
import { breadcrumbTrail, type DocumentedSoftware, structuredData } from './structuredData';

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

/** Page data with what plugins of ours that stand earlier have added. */
export type EnrichedPage = PageIndexInfo & { lastUpdatedTime?: string; ogImage?: PageImage };

/**
 * Takes from a page's data what the tags need.
 * @throws Error if a plugin that trims page data stands earlier.
 */
export function headPage(page: EnrichedPage, isUnlisted: boolean): HeadPage {
  // The list of pages is trimmed by deleting keys, so the type does not know.
  const frontmatter = page.frontmatter as PageIndexInfo['frontmatter'] | undefined;
  if (!frontmatter) {
    throw new Error(
      `[headTags] ${page.routePath} has no front matter: list headTags() before plugins that trim page data.`,
    );
  }
  return {
    routePath: page.routePath,
    lang: page.lang,
    title: (frontmatter.title ?? page.title).replaceAll('`', ''),
    description: frontmatter.description ?? page.description,
    pageType: frontmatter.pageType ?? 'doc',
    isUnlisted,
    modified: page.lastUpdatedTime,
    image: page.ogImage,
  };
}

export interface Translation {
  lang: string;
  routePath: string;
}

export interface PageTagsInput {
  page: HeadPage;
  address: SiteAddress;
  siteName: string;
  defaultLanguage: string;
  /** Open Graph locale of each language, `zh` → `zh_CN`. */
  locales: Readonly<Record<string, string>>;
  /** The same page in each language that has it, its own included. */
  translations: readonly Translation[];
  /** Path of the page's Markdown, where there is one. */
  markdown?: string;
}

/**
 * The address of a page and what link previews show, but for title, description and `og:type`, which
 * the theme keeps as the reader moves on (theme/layout/PageHead.tsx). The framework adds `hreflang`
 * links per language; only `x-default` is missing.
 */
export function pageTags(input: PageTagsInput): HeadTag[] {
  const { page, address, siteName, defaultLanguage, translations, markdown } = input;
  // Answered with status 404 at any address: it has none of its own.
  if (page.pageType === '404') return [meta('name', 'robots', 'noindex')];
  const url = absoluteUrl(address, page.routePath);
  if (page.isUnlisted) return [meta('name', 'robots', 'noindex'), link('canonical', url)];
  const fallback =
    translations.length > 1 && translations.find(({ lang }) => lang === defaultLanguage);
  return [
    link('canonical', url),
    ...(fallback
      ? [link('alternate', absoluteUrl(address, fallback.routePath), { hreflang: 'x-default' })]
      : []),
    ...(markdown
      ? [link('alternate', absoluteUrl(address, markdown), { type: 'text/markdown' })]
      : []),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', siteName),
    ...localeTags(input),
    ...imageTags(page, address),
    ...(page.modified && page.pageType !== 'home'
      ? [meta('property', 'article:modified_time', page.modified)]
      : []),
  ];
}

function localeTags({ page, locales, translations }: PageTagsInput): HeadTag[] {
  const others = translations.filter(({ lang }) => lang !== page.lang);
  return [
    meta('property', 'og:locale', findLocale(locales, page.lang)),
    ...others.map(({ lang }) => meta('property', 'og:locale:alternate', findLocale(locales, lang))),
  ];
}

function findLocale(locales: Readonly<Record<string, string>>, lang: string): string {
  const locale = locales[lang];
  if (locale) return locale;
  throw new Error(
    `[headTags] No Open Graph locale is known for the language "${lang}": add it to the option \`locales\`, for example \`{ fr: 'fr_FR' }\`.`,
  );
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

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: key, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, ...more, href } };
}

export interface SiteTagsInput {
  base: string;
  /** Page background, one per colour scheme. */
  themeColor: { light: string; dark: string };
}

/**
 * What is the same on every page, the 404 page included. The framework adds the SVG icon;
 * theme/boot/afterPaintScript.ts the manifest, which browsers would fetch before the first paint.
 */
export function siteTags({ base, themeColor }: SiteTagsInput): HeadTag[] {
  const file = (name: string) => normalizeBase(base) + name;
  const color = (scheme: 'light' | 'dark'): HeadTag => ({
    name: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themeColor[scheme],
    },
  });
  const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });
  return [
    color('light'),
    color('dark'),
    link({ rel: 'icon', href: file('favicon.ico'), sizes: '32x32' }),
    link({ rel: 'apple-touch-icon', href: file('apple-touch-icon.png') }),
  ];
}

const notFoundPage = '404.html';
const noIndex = renderTag({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });

/** A page's HTML with one more tag in its head. */
export function addToHead(html: string, tag: string): string {
  return html.replace('</head>', () => `${tag}</head>`);
}

/** Keeps the 404 page out of search engines: the framework's `head` functions do not see that page. */
export function noIndexNotFound(): RsbuildPlugin {
  return {
    name: 'no-index-not-found',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }) => {
          const page = assets[notFoundPage];
          if (!page || compilation.errors.length > 0) return;
          const html = addToHead(page.source().toString(), noIndex);
          compilation.updateAsset(notFoundPage, new sources.RawSource(html));
        },
      );
    },
  };
}

export type TagAttributes = Readonly<Record<string, string>>;

/** An element of `<head>`; `json` becomes its content. */
export interface HeadTag {
  name: 'link' | 'meta' | 'script';
  attributes: TagAttributes;
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

const jsonEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  $: '\\u0024',
};

/** A tag as HTML in which no value can end its attribute or element, or be taken as a pattern. */
export function renderTag({ name, attributes, json }: HeadTag): string {
  const values = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${value.replace(/[&"<>$]/g, (char) => attributeEscapes[char] ?? char)}"`,
  );
  const content =
    json && JSON.stringify(json).replace(/[<>&$]/g, (char) => jsonEscapes[char] ?? char);
  return `<${name}${values.join('')}>${name === 'script' ? `${content ?? ''}</script>` : ''}`;
}
