import { useHead } from '@rspress/core/runtime';

export interface HeadContent {
  title: string;
  /** Attributes of the root; those without a value are taken away. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Address of the page; none where it has none of its own. */
  canonical: string | undefined;
  /** By `name` or `property`; those without a value are taken away. */
  meta: readonly MetaContent[];
}

export interface MetaContent {
  kind: 'name' | 'property';
  key: string;
  content: string | undefined;
}

/** Makes the document's head say what a page says. What it says already is left alone. */
export function writeHead({ title, attributes, canonical, meta }: HeadContent): void {
  if (document.title !== title) document.title = title;
  for (const [name, value] of Object.entries(attributes)) {
    setAttribute(document.documentElement, name, value);
  }
  writeTag('link', ['rel', 'canonical'], ['href', canonical]);
  for (const { kind, key, content } of meta) writeTag('meta', [kind, key], ['content', content]);
}

function writeTag(
  tag: 'link' | 'meta',
  [nameAttribute, name]: [string, string],
  [valueAttribute, value]: [string, string | undefined],
): void {
  const found = document.head.querySelector(`${tag}[${nameAttribute}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.createElement(tag);
  setAttribute(element, nameAttribute, name);
  setAttribute(element, valueAttribute, value);
  if (!found) document.head.append(element);
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Hands a page's head to the framework, which writes it into the HTML. */
export function useServerHead({ title, attributes, canonical, meta }: HeadContent): void {
  useHead({
    htmlAttrs: attributes,
    title,
    link: canonical ? [{ rel: 'canonical', href: canonical }] : [],
    meta: meta
      .filter(({ content }) => content !== undefined)
      .map(({ kind, key, content }) =>
        kind === 'name' ? { name: key, content } : { property: key, content },
      ),
  });
}

export interface PageTitleParts {
  pageType: string;
  title?: string;
  siteTitle: string;
  titleSuffix?: string;
}

/**
 * The document's title: page title, then the suffix or the site's title; on home the site's title. A suffix that brings its own `-` or `|` gets no second one.
 */
export function getPageTitle({ pageType, title, siteTitle, titleSuffix }: PageTitleParts): string {
  const own = pageType === 'home' ? siteTitle : title?.trim();
  const suffix = (titleSuffix ?? (pageType === 'home' ? '' : siteTitle)).trim();
  if (!own) return siteTitle;
  if (!suffix) return own;
  return /^[-|]/.test(suffix) ? `${own} ${suffix}` : `${own} - ${suffix}`;
}

export interface PageDescriptions {
  page: string | undefined;
  /** That of the page's language, where the site has one. */
  site: string | undefined;
  theme: string;
}

/** The page's own description, else the site's, else the theme's. */
export function getPageDescription({ page, site, theme }: PageDescriptions): string {
  return page?.trim() || site?.trim() || theme;
}
