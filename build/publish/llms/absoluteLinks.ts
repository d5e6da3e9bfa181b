import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';

/** A node of a Markdown tree, as far as links go. */
interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
}

/**
 * Remark plugin that gives links and images from the site's root their public address. The official
 * plugin leaves those alone whose page does not exist in the language of the page that links.
 */
export function absoluteLinks(address: SiteAddress, hasRoute: (path: string) => boolean) {
  return () => (tree: unknown) => rewriteBelow(tree as MarkdownNode, address, hasRoute);
}

function rewriteBelow(
  node: MarkdownNode,
  address: SiteAddress,
  hasRoute: (path: string) => boolean,
): void {
  if (node.url && /^\/(?!\/)/.test(node.url)) node.url = publicLink(node.url, address, hasRoute);
  node.children?.forEach((child) => rewriteBelow(child, address, hasRoute));
}

/** The public address of a link from the site's root: that of its page's Markdown, or of its file. */
export function publicLink(
  url: string,
  address: SiteAddress,
  hasRoute: (path: string) => boolean,
): string {
  const { route, rest } = findRoute(url, hasRoute);
  if (route === undefined) return absoluteUrl(address, url);
  return absoluteUrl(address, `${route.replace(/\/$/, '/index')}.md`) + rest;
}

/** The page that a link from the site's root leads to, if any, with query and hash apart. */
export function findRoute(url: string, hasRoute: (path: string) => boolean) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return { route: [path, `${path}/`, path.replace(/\/$/, '')].find(hasRoute), rest };
}
