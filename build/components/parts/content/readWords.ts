import type { Nodes } from 'mdast';

/** The words of nodes, without marks. */
export const readWords = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? readWords(node.children) : '',
    )
    .join('');
