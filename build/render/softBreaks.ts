import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { joinLines } from '../read/statements';
import type { Step } from '../rspress/inOrder';

/**
 * Joins the lines of Chinese paragraphs: sources have one sentence per line, and browsers show a line end
 * as a space, which Chinese has neither after full-width punctuation nor between characters. And keeps flags
 * on one line, as browsers break after a hyphen: `node -` and `-version` are two other things.
 */
export const softBreaks = (): Step => ({
  name: 'soft-breaks',
  markdown: {
    remarkPlugins: [
      () => (tree: Root) => {
        visit(tree, 'paragraph', (node) => void joinTexts(node));
        visit(tree, 'inlineCode', (node) => {
          if (flag.test(node.value)) node.data = { hProperties: { className: ['flag'] } };
        });
      },
    ],
  },
});

/** A flag, or a command with one, that fits into a line of a phone. */
const flag = /^(?=.{2,24}$)(?:.* )?-/;

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
