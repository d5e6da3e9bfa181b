import type { SidebarData } from '@rspress/core';
import { getRoutePath } from '../lib/getRoutePath';

type SidebarEntry = SidebarData[number];

export interface SidebarPage {
  type: 'page';
  title: string;
  href: string;
  isCurrent: boolean;
}

export interface SidebarGroup {
  type: 'group';
  title: string;
  /** Set where the group's title is a page that is not among its children. */
  href?: string;
  isCurrent: boolean;
  isOpen: boolean;
  children: SidebarNode[];
}

export interface SidebarHeading {
  type: 'heading';
  title: string;
}

export interface SidebarRule {
  type: 'rule';
  isDashed: boolean;
}

export type SidebarNode = SidebarPage | SidebarGroup | SidebarHeading | SidebarRule;

/** Whether a link is the page being read. */
export type IsCurrent = (href: string) => boolean;

/** The sidebar as it is drawn: current page marked, the groups that hold it open. */
export function getSidebarTree(
  entries: readonly SidebarEntry[],
  isCurrent: IsCurrent,
): SidebarNode[] {
  return entries.map((entry) => getNode(entry, isCurrent));
}

function getNode(entry: SidebarEntry, isCurrent: IsCurrent): SidebarNode {
  if ('dividerType' in entry) return { type: 'rule', isDashed: entry.dividerType === 'dashed' };
  if ('sectionHeaderText' in entry) return { type: 'heading', title: entry.sectionHeaderText };
  if ('items' in entry) {
    const children = getSidebarTree(entry.items, isCurrent);
    const isSelfCurrent = entry.link !== undefined && isCurrent(entry.link);
    const holdsCurrent = isSelfCurrent || children.some(holdsCurrentPage);
    return {
      type: 'group',
      title: entry.text,
      href: isAmong(entry.items, entry.link) ? undefined : entry.link,
      isCurrent: isSelfCurrent,
      isOpen: holdsCurrent || entry.collapsed !== true,
      children,
    };
  }
  return { type: 'page', title: entry.text, href: entry.link, isCurrent: isCurrent(entry.link) };
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
