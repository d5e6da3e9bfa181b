import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { original } from '../../site/site';
import oldAddresses from '../../site/oldAddresses.json' with { type: 'json' };
import { toRoute } from '../read/files';
import type { Step } from '../rspress/inOrder';

/** By page, old ids with the heading of the page that answers now, or with another page, `#` and an id. */
type OldIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Puts the ids of earlier headings into the passages that answer now, so that links to them work without
 * script. They cost a page about 15 bytes each after gzip, and the median page nothing.
 */
export const oldIds = (root: string, base: string): Step => ({
  name: 'old-ids',
  markdown: { rehypePlugins: [[addOldIds, root, base]] },
});

/**
 * Rehype plugin: an empty element with the old id at the beginning of its passage. One whose passage is on
 * another page is in the title and names that page, where theme/boot/pageLifecycle.ts redirects.
 */
export function addOldIds(root: string, base: string, oldIds: OldIds = oldAddresses.ids) {
  return (tree: Root, file: { path: string }): void => {
    const { route, language } = toRoute(path.relative(root, file.path));
    const prefix = language === original ? '' : `/${language}`;
    const ids = Object.entries((oldIds as OldIds)[route.slice(prefix.length)] ?? {});
    if (ids.length === 0) return;
    visit(tree, 'element', ({ tagName, properties, children }) => {
      if (!properties.id) return;
      const anchors = ids.flatMap(([oldId, target]) => {
        if (target === properties.id) return oldId === target ? [] : createAnchor({ id: oldId });
        if (tagName !== 'h1' || !target.startsWith('/')) return [];
        return createAnchor({ id: oldId, 'data-moved': base.slice(0, -1) + prefix + target });
      });
      children.unshift(...anchors);
    });
  };
}

const createAnchor = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'span',
  properties,
  children: [],
});
