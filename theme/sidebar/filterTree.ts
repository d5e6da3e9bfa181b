import { normalizeKeyword } from '../lib/normalizeKeyword';
import type { SidebarHeading, SidebarNode, SidebarPage } from './sidebarTree';

export type FoundNode = SidebarPage | SidebarHeading;

/**
 * The pages whose title, or the title of a group above them, holds the keyword, in one level: each
 * group as a heading above what it has left. Compares as the overview does.
 */
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
