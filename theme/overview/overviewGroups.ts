import type { SidebarData } from '@rspress/core';
import type { OverviewHeading, OverviewPage } from '../../site/overview';
import { getRoutePath } from '../../site/address';
import { normalizeKeyword } from '../lib/text';

type SidebarEntry = SidebarData[number];

export interface OverviewItem {
  title: string;
  href: string;
  summary?: string | undefined;
  headings: OverviewPage['headings'];
  note?: string | undefined;
}

export interface OverviewGroup {
  title: string;
  items: OverviewItem[];
}

const defaultLevels: readonly number[] = [2];

/**
 * The sidebar's groups with the headings of their pages, without the overview page itself. Levels of
 * headings are those of the page's own entry, else those of the overview page, else its group's.
 */
export function getOverviewGroups(
  sidebar: readonly SidebarEntry[],
  pages: readonly OverviewPage[],
  isCurrent: (href: string) => boolean,
  ownLevels?: readonly number[],
): OverviewGroup[] {
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  const toItem = (title: string, href: string, levels: readonly number[]): OverviewItem => {
    const { headings = [], ...page } = byRoute.get(getRoutePath(href)) ?? {};
    const isShown = ({ depth }: OverviewHeading) => depth === 0 || levels.includes(depth);
    return { ...page, title, href, headings: headings.filter(isShown) };
  };
  const listItems = (
    entries: readonly SidebarEntry[],
    groupLevels = defaultLevels,
  ): OverviewItem[] =>
    entries.flatMap((entry) => {
      if ('dividerType' in entry || 'sectionHeaderText' in entry) return [];
      const { text, link, overviewHeaders } = entry;
      const levels = overviewHeaders ?? ownLevels ?? groupLevels;
      const own = link && !isCurrent(link) ? [toItem(text, link, levels)] : [];
      if (!('items' in entry)) return own;
      return [...own, ...listItems(entry.items, overviewHeaders ?? groupLevels)];
    });
  const groups: OverviewGroup[] = [];
  const others: OverviewGroup = { title: '', items: [] };
  for (const entry of sidebar) {
    if ('items' in entry) groups.push({ title: entry.text, items: listItems([entry]) });
    else others.items.push(...listItems([entry]));
  }
  for (const { routePath, ...page } of pages) {
    if (!routePath) others.items.push({ ...page, href: '' });
  }
  return [...groups, others].filter(({ items }) => items.length > 0);
}

/** The groups that match a keyword: whole groups, pages by what is shown of them, else their matching headings. */
export function filterGroups(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const query = joinWords(keyword).replace(/^lib\./, '');
  if (!keyword.trim()) return [...groups];
  const matches = (text: string) => query !== '' && joinWords(text).includes(query);
  // A Chinese title may lack the word that is in the address.
  const words = normalizeKeyword(keyword).trim();
  const matchesItem = ({ title, href, note = '', summary = '' }: OverviewItem) =>
    [title, href.split('/').at(-1) ?? '', note].some(matches) ||
    (query !== '' && normalizeKeyword(summary).includes(words));
  return groups.flatMap((group) => {
    if (matches(group.title)) return [group];
    const items = group.items.flatMap((item) => {
      if (matchesItem(item)) return [item];
      const headings = item.headings.filter(({ text }) => matches(text));
      return headings.length ? [{ ...item, headings }] : [];
    });
    return items.length ? [{ ...group, items }] : [];
  });
}

/** Names of options have no spaces: "source map" finds `sourceMap`. */
const joinWords = (text: string): string => normalizeKeyword(text).replace(/\s/g, '');
