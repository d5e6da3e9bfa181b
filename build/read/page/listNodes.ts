import type { Nodes } from 'mdast';

/** Every node of a page, or of a part of it, in reading order, parents before their children. */
export function listNodes(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  const walk = (node: Nodes): void => {
    nodes.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return nodes;
}
