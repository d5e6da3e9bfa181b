import type { SidebarData } from '@rspress/core';
import { getRoutePath } from '../../site/address';

type SidebarEntry = SidebarData[number];

interface Entry {
  title: string;
  /** A word in a badge after the title. */
  tag?: string | undefined;
  /** A word for styles: `data-context` on the entry. */
  context?: string | undefined;
}

export type SidebarPage = Entry & { type: 'page'; href: string; isCurrent: boolean };
type SidebarHeading = Entry & { type: 'heading' };
export type SidebarGroup = Entry & {
  type: 'group';
  /** Set where the group's title is a page that is not among its children. */
  href?: string | undefined;
  isCurrent: boolean;
  isOpen: boolean;
  /** Whether readers may close it: the default. */
  isCollapsible: boolean;
  children: SidebarNode[];
};
export type SidebarNode =
  | SidebarPage
  | SidebarGroup
  | SidebarHeading
  | { type: 'rule'; isDashed: boolean };

export function getSidebarTree(
  entries: readonly SidebarEntry[],
  isCurrent: (href: string) => boolean,
): SidebarNode[] {
  return entries.map((entry): SidebarNode => {
    if ('dividerType' in entry) return { type: 'rule', isDashed: entry.dividerType === 'dashed' };
    const tag = entry.tag || undefined;
    if ('sectionHeaderText' in entry)
      return { type: 'heading', title: entry.sectionHeaderText, tag };
    const own = { title: entry.text, tag, context: entry.context || undefined };
    if (!('items' in entry)) {
      return { ...own, type: 'page', href: entry.link, isCurrent: isCurrent(entry.link) };
    }
    const { link } = entry;
    const isCollapsible = entry.collapsible !== false;
    const children = getSidebarTree(entry.items, isCurrent);
    const isSelfCurrent = link !== undefined && isCurrent(link);
    return {
      ...own,
      type: 'group',
      href: isAmong(entry.items, link) ? undefined : link,
      isCurrent: isSelfCurrent,
      isOpen:
        isSelfCurrent || children.some(holdsCurrentPage) || !isCollapsible || !entry.collapsed,
      isCollapsible,
      children,
    };
  });
}

/** The framework links a group to its folder's index page, which may be listed below it as well. */
function isAmong(entries: readonly SidebarEntry[], link: string | undefined): boolean {
  const isSamePage = (other: string) => link && getRoutePath(other) === getRoutePath(link);
  return entries.some((entry) => 'link' in entry && entry.link && isSamePage(entry.link));
}

function holdsCurrentPage(node: SidebarNode): boolean {
  if (node.type === 'page') return node.isCurrent;
  return node.type === 'group' && (node.isCurrent || node.children.some(holdsCurrentPage));
}
