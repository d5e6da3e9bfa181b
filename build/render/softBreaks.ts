import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { joinLines } from '../read/statements';
import type { Step } from '../rspress/inOrder';

/**
 * Joins the lines of Chinese paragraphs. Sources have one sentence per line, and browsers show a line end
 * as a space, which Chinese has neither after full-width punctuation nor between characters.
 */
export const softBreaks = (): Step => ({
  name: 'soft-breaks',
  markdown: {
    remarkPlugins: [
      () => (tree: Root) => {
        visit(tree, 'paragraph', (node) => void joinTexts(node));
      },
    ],
  },
});

/** @param before the text that is shown before the node */
function joinTexts(node: Nodes, before = ''): string {
  if (node.type === 'text') {
    node.value = joinLines(node.value, before);
    return before.slice(-1) + node.value;
  }
  if (node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return before;
  return node.children.reduce((text, child) => joinTexts(child, text), before);
}
