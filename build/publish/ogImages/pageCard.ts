import type { PageIndexInfo } from '@rspress/core';

/** The words on a page's image. */
export interface Card {
  siteName: string;
  section: string;
  title: string;
  /** Where the page is found, without the protocol. */
  address: string;
  lang: string;
}

export interface CardFacts {
  siteName: string;
  /** Name of each section per language; the key is the first folder of the route. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the image of the home page says, per language. */
  homeTitle: Readonly<Record<string, string>>;
}

/** The words for one page; `url` is its public address. */
export function pageCard(
  { routePath, lang, title, frontmatter }: PageIndexInfo,
  url: string,
  { siteName, sections, homeTitle }: CardFacts,
): Card {
  const isHome = frontmatter.pageType === 'home';
  const folders = routePath.split('/').filter((folder) => folder && folder !== lang);
  const ownTitle = (frontmatter.title ?? title).replaceAll('`', '');
  return {
    siteName,
    section: sections[folders[0] ?? '']?.[lang] ?? '',
    title: (isHome && homeTitle[lang]) || ownTitle || siteName,
    address: decodeURI(url.replace(/^https?:\/\//, '').replace(/\/$/, '')),
    lang,
  };
}
