import type { SidebarData } from '@rspress/core';
import type { OverviewPage } from '../../site/overview';
import { getRoutePath } from '../lib/getRoutePath';
import { normalizeKeyword } from '../lib/normalizeKeyword';

type SidebarEntry = SidebarData[number];

export interface OverviewItem {
  title: string;
  /** Empty where there is no page. */
  href: string;
  headings: OverviewPage['headings'];
  /** A word in code behind the title. */
  note?: string | undefined;
}

export interface OverviewGroup {
  /** Empty where the sidebar has no group: shown as 'Others'. */
  title: string;
  items: OverviewItem[];
}

/** The sidebar's groups with the headings of their pages, without the overview page itself. */
export function getOverviewGroups(
  sidebar: readonly SidebarEntry[],
  pages: readonly OverviewPage[],
  isCurrent: (href: string) => boolean,
): OverviewGroup[] {
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  const toItem = (title: string, href: string): OverviewItem => {
    const { headings = [], note } = byRoute.get(getRoutePath(href)) ?? {};
    return { title, href, headings, note };
  };
  const listItems = (entries: readonly SidebarEntry[]): OverviewItem[] =>
    entries.flatMap((entry) => {
      if ('dividerType' in entry || 'sectionHeaderText' in entry) return [];
      const own = entry.link && !isCurrent(entry.link) ? [toItem(entry.text, entry.link)] : [];
      return 'items' in entry ? [...own, ...listItems(entry.items)] : own;
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

/** What is left of the groups for a keyword: a matching group whole, a matching page whole, else its matching headings. */
export function filterGroups(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const query = normalizeKeyword(keyword.trim());
  if (!query) return [...groups];
  const matches = (text: string) => normalizeKeyword(text).includes(query);
  return groups.flatMap((group) => {
    if (matches(group.title)) return [group];
    const items = group.items.flatMap((item) => {
      if (matches(item.title)) return [item];
      const headings = item.headings.filter(({ text }) => matches(text));
      return headings.length ? [{ ...item, headings }] : [];
    });
    return items.length ? [{ ...group, items }] : [];
  });
}
