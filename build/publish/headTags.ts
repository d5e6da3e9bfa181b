import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import { absoluteUrl, getMarkdownPath, normalizeBase, type SiteAddress } from '../../site/address';
import texts from '../../i18n.json';
import { isUnlisted } from '../read/frontMatter';
import { site } from '../../site/site';
import type { Step } from '../rspress/inOrder';
import { replaceWritten } from '../rspress/outputFiles';
import { feedType, findFeed } from './feed';

/** Adds to each page's head what machines read: languages, link preview, icons. */
export function headTags(address: SiteAddress): Step {
  const pages = new Map<string, HeadPage>();
  let routes: RouteMeta[] = [];

  function renderHead(route: RouteMeta): string {
    const page = pages.get(route.routePath);
    if (!page) return '';
    const translations = routes.filter(
      (one) => one.pureRoutePath === route.pureRoutePath && one.version === route.version,
    );
    return pageTags(page, address, translations).map(renderTag).join('');
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
      pages.set(page.routePath, page);
    },
    finishFiles(files) {
      // Rspress' `head` functions do not see this page.
      const html = files.read('404.html');
      const tag = renderTag(meta('name', 'robots', 'noindex'));
      const addTag = (end: string) => tag + end;
      if (html) files.write('404.html', replaceWritten('404.html', html, '</head>', addTag));
      // It names every address of a page, also one that has the text of another language.
      for (const { routePath, untranslated = [] } of pages.values()) {
        const file = getMarkdownPath(routePath).slice(1).replace(/md$/, 'html');
        for (const language of untranslated) {
          const link = new RegExp(`<link rel="alternate" hreflang="${language}"[^>]*>`);
          files.write(
            file,
            replaceWritten(file, files.read(file), link, () => ''),
          );
        }
      }
    },
  };
}

export type HeadPage = Pick<PageIndexInfo, 'routePath' | 'lang' | 'frontmatter'> & {
  /** The languages in which it has the text of the default one (build/read/translationState.ts). */
  untranslated?: readonly string[];
};

/**
 * What search engines and link previews read of a page, but for what the theme keeps as the reader moves
 * on: title, description, address and `og:type` (theme/layout/PageHead.tsx). The framework adds
 * `hreflang` links per language; only `x-default` is missing.
 * @param translations the same page in each language that has it, its own included
 */
export function pageTags(
  page: HeadPage,
  address: SiteAddress,
  translations: readonly Pick<RouteMeta, 'lang' | 'routePath'>[],
): HeadTag[] {
  if (page.frontmatter.pageType === '404' || isUnlisted(page)) {
    return [meta('name', 'robots', 'noindex')];
  }
  const fallback =
    translations.length > 1 && translations.find(({ lang }) => lang === site.defaultLanguage);
  const markdown = absoluteUrl(address, getMarkdownPath(page.routePath));
  const feed = findFeed(page.routePath);
  return [
    ...(fallback
      ? [link('alternate', absoluteUrl(address, fallback.routePath), { hreflang: 'x-default' })]
      : []),
    link('alternate', markdown, { type: 'text/markdown' }),
    ...(feed
      ? [link('alternate', absoluteUrl(address, feed.file), { type: feedType, title: feed.title })]
      : []),
    meta('property', 'og:site_name', site.name),
    // docs/public/og: a picture of 1200 × 630 with the slogan, for each language.
    meta('property', 'og:image', absoluteUrl(address, `og/${page.lang}.png`)),
    meta('property', 'og:image:alt', `${site.name}: ${getSlogan(page.lang)}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const getSlogan = (lang: string): string =>
  new Map(Object.entries(texts.slogan)).get(lang) ?? texts.slogan.en;

/**
 * What is the same on every page, the 404 page included. The framework adds the SVG icon, which Safari 18
 * does not read; theme/boot/afterPaintScript.ts the manifest, which browsers would fetch before the
 * first paint.
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

export interface HeadTag {
  name: 'link' | 'meta';
  attributes: Readonly<Record<string, string>>;
}

const attributeEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  // The framework puts the tags into its template with `String.replace`, where `$&` has a meaning.
  $: '&#36;',
};

/** A tag as HTML in which no value can end its attribute, or be taken as a pattern. */
export function renderTag({ name, attributes }: HeadTag): string {
  const values = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${value.replace(/[&"<>$]/g, (char) => attributeEscapes[char] ?? char)}"`,
  );
  return `<${name}${values.join('')}>`;
}
