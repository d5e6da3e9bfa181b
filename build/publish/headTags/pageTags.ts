import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';
import type { HeadPage } from './headPage';
import type { HeadTag } from './renderTag';

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
