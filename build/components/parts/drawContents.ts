import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsxElement } from '../../read/mdx';
import { partContents } from './content';

/**
 * Remark plugin: draws parts whose content has a shape of its own, such as lists of files; what is
 * wrong with one is reported by docsCheck, and stays as it is written.
 */
export function drawContents() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || !node.name || !Object.hasOwn(partContents, node.name)) return;
      const content = partContents[node.name];
      if (content?.check(node).length === 0) content.draw(node);
    });
  };
}
