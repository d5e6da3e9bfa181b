import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodePlace, resolveCode } from '../../read/codeFiles';
import { parseMeta } from '../../read/fences';

/**
 * Makes the code of a page what readers see: from the files it names, with its title, without what decides
 * how it is checked.
 * @throws CodeSourceError where a page names code that is not there.
 */
export function codeToMarkdown(tree: Root, place: CodePlace): void {
  visit(tree, 'code', (node) => {
    if (node.lang) rewrite(node, place);
  });
}

function rewrite(node: Code, place: CodePlace): void {
  const meta = parseMeta(node.meta ?? '').attributes;
  node.value = resolveCode(meta, place) ?? node.value;
  node.meta = meta.title ? `title="${meta.title}"` : null;
}
