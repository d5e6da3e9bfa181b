import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
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
        visit(tree, 'paragraph', (node) => void joinLines(node));
      },
    ],
  },
});

const punctuation = '[\\u3000-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]';
const afterPunctuation = new RegExp(`(?<=${punctuation})\\s+`, 'g');
const betweenCharacters = new RegExp(
  `(?<=\\p{Script=Han})[^\\S\\n]*\\n\\s*(?=\\p{Script=Han}|${punctuation})`,
  'gu',
);

/** @param before the text that is shown before the node */
function joinLines(node: Nodes, before = ''): string {
  if (node.type === 'text') {
    // With the last character in front, so that a line end at the start of a node is seen as well.
    const joined = (before.slice(-1) + node.value)
      .replace(afterPunctuation, '')
      .replace(betweenCharacters, '');
    node.value = joined.slice(before.slice(-1).length);
    return joined;
  }
  if (node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return before;
  return node.children.reduce((text, child) => joinLines(child, text), before);
}
