import type { SidebarData } from '@rspress/core';
import { getRoutePath } from '../../site/getRoutePath';
import { normalizeKeyword } from '../lib/normalizeKeyword';

type SidebarEntry = SidebarData[number];

/** What a writer may add to an entry. */
interface Notes {
  /** A word in a badge behind the title. */
  tag?: string | undefined;
  /** A word for styles: `data-context` on the entry. */
  context?: string | undefined;
}

export interface SidebarPage extends Notes {
  type: 'page';
  title: string;
  href: string;
  isCurrent: boolean;
}

export interface SidebarGroup extends Notes {
  type: 'group';
  title: string;
  /** Set where the group's title is a page that is not among its children. */
  href?: string;
  isCurrent: boolean;
  isOpen: boolean;
  /** Whether readers may close it: the default. */
  isCollapsible: boolean;
  children: SidebarNode[];
}

export interface SidebarHeading {
  type: 'heading';
  title: string;
  tag?: string | undefined;
}

export interface SidebarRule {
  type: 'rule';
  isDashed: boolean;
}

export type SidebarNode = SidebarPage | SidebarGroup | SidebarHeading | SidebarRule;

/** Whether a link is the page being read. */
export type IsCurrent = (href: string) => boolean;

/** The sidebar to render: the current page marked, its groups open. */
export function getSidebarTree(
  entries: readonly SidebarEntry[],
  isCurrent: IsCurrent,
): SidebarNode[] {
  return entries.map((entry) => getNode(entry, isCurrent));
}

function getNode(entry: SidebarEntry, isCurrent: IsCurrent): SidebarNode {
  if ('dividerType' in entry) return { type: 'rule', isDashed: entry.dividerType === 'dashed' };
  if ('sectionHeaderText' in entry) {
    return { type: 'heading', title: entry.sectionHeaderText, tag: entry.tag || undefined };
  }
  if ('items' in entry) {
    const isCollapsible = entry.collapsible !== false;
    const children = getSidebarTree(entry.items, isCurrent);
    const isSelfCurrent = entry.link !== undefined && isCurrent(entry.link);
    const holdsCurrent = isSelfCurrent || children.some(holdsCurrentPage);
    return {
      type: 'group',
      title: entry.text,
      href: isAmong(entry.items, entry.link) ? undefined : entry.link,
      isCurrent: isSelfCurrent,
      isOpen: holdsCurrent || !isCollapsible || entry.collapsed !== true,
      isCollapsible,
      children,
      ...getNotes(entry),
    };
  }
  const { text: title, link: href } = entry;
  return { type: 'page', title, href, isCurrent: isCurrent(href), ...getNotes(entry) };
}

const getNotes = ({ tag, context }: Notes): Notes => ({
  tag: tag || undefined,
  context: context || undefined,
});

/** The framework links a group to its folder's index page, which may be listed below it as well. */
function isAmong(entries: readonly SidebarEntry[], link: string | undefined): boolean {
  const isSamePage = (other: string) => link && getRoutePath(other) === getRoutePath(link);
  return entries.some((entry) => 'link' in entry && entry.link && isSamePage(entry.link));
}

function holdsCurrentPage(node: SidebarNode): boolean {
  if (node.type === 'page') return node.isCurrent;
  return node.type === 'group' && (node.isCurrent || node.children.some(holdsCurrentPage));
}

export type FoundNode = SidebarPage | SidebarHeading;

/** The pages whose title, or a group's title above them, contains the keyword, with groups as headings. */
export function filterTree(nodes: readonly SidebarNode[], keyword: string): FoundNode[] {
  const query = normalizeKeyword(keyword.trim());
  const matches = (title: string) => normalizeKeyword(title).includes(query);
  return nodes.flatMap((node): FoundNode[] => {
    if (node.type === 'page') return matches(node.title) ? [node] : [];
    if (node.type !== 'group') return [];
    const { title, href, isCurrent, tag, context, children } = node;
    const isMatch = matches(title);
    const found = isMatch ? filterTree(children, '') : filterTree(children, keyword);
    const own: FoundNode[] =
      href && isMatch ? [{ type: 'page', title, href, isCurrent, tag, context }] : [];
    if (own.length + found.length === 0) return [];
    return [...(own.length > 0 ? own : [{ type: 'heading', title } as const]), ...found];
  });
}

/** How many pages a tree leads to. */
export function countPages(nodes: readonly SidebarNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'page') return sum + 1;
    return node.type === 'group' ? sum + (node.href ? 1 : 0) + countPages(node.children) : sum;
  }, 0);
}
