import type { PageIndexInfo } from '@rspress/core';

/** The image of a page, as build/publish/ogImages leaves it in the page's data. */
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
