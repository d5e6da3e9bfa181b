import type { SidebarData } from '@rspress/core';

export interface PageLink {
  title: string;
  href: string;
}

type SidebarEntry = SidebarData[number];

/** The pages of a sidebar in reading order: a linked group before its children. */
export function listPages(entries: readonly SidebarEntry[]): PageLink[] {
  return entries.flatMap((entry): PageLink[] => {
    if ('dividerType' in entry || 'sectionHeaderText' in entry) return [];
    const own = entry.link ? [{ title: entry.text, href: entry.link }] : [];
    return 'items' in entry ? [...own, ...listPages(entry.items)] : own;
  });
}

/** The pages before and after the current one; `undefined` at the ends and for unlisted pages. */
export function findNeighbours(
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
