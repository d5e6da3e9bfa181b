import type { SidebarData } from '@rspress/core';
import { getRoutePath } from '../../site/address';

export interface PageLink {
  title: string;
  href: string;
}

type SidebarEntry = SidebarData[number];

/** The pages of a sidebar in reading order, each once: a linked group may list its own page again. */
export function listPages(entries: readonly SidebarEntry[]): PageLink[] {
  const pages = entries.flatMap((entry): PageLink[] => {
    if ('dividerType' in entry || 'sectionHeaderText' in entry) return [];
    const own = entry.link ? [{ title: entry.text, href: entry.link }] : [];
    return 'items' in entry ? [...own, ...listPages(entry.items)] : own;
  });
  // The last of equals brings the title, the first the place: a map keeps both.
  return [...new Map(pages.map((page) => [getRoutePath(page.href), page])).values()];
}

/** The pages before and after the current one; `undefined` at the ends and for unlisted pages. */
export function findNeighbors(
  pages: readonly PageLink[],
  isCurrent: (href: string) => boolean,
): { previous?: PageLink; next?: PageLink } {
  const index = pages.findIndex(({ href }) => isCurrent(href));
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** Titles of the groups above the current page, outermost first, each with its link if it has one. */
export function findTrail(
  entries: readonly SidebarEntry[],
  isCurrent: (href: string) => boolean,
): { title: string; href?: string }[] | undefined {
  for (const entry of entries) {
    if ('dividerType' in entry || 'sectionHeaderText' in entry) continue;
    if (entry.link && isCurrent(entry.link)) return [];
    if (!('items' in entry)) continue;
    const below = findTrail(entry.items, isCurrent);
    if (below) return [{ title: entry.text, href: entry.link }, ...below];
  }
  return undefined;
}
