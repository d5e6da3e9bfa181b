import type { Element, Root } from 'hast';

const heading = /^h[1-6]$/;

/**
 * Rehype plugin: takes the framework's permalink out of each heading, where the theme puts one of its
 * own in its place (theme/mdx/Heading.tsx). It would be loaded and never shown.
 */
export function dropPermalinks() {
  return (tree: Root): void => dropFrom(tree);
}

function dropFrom(parent: Root | Element): void {
  for (const child of parent.children) {
    if (!('children' in child)) continue;
    const element = child as Element;
    if (heading.test(element.tagName)) element.children = element.children.filter(isOther);
    else dropFrom(element);
  }
}

const isOther = (child: Element['children'][number]): boolean =>
  child.type !== 'element' || child.properties.class !== 'rp-header-anchor';
