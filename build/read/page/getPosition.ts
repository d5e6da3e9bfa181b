import type { Node } from 'mdast';

/** Where a node of the page starts. */
export function getPosition(node: Node): { line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}
