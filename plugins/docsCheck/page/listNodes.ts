import type { Nodes, Root } from 'mdast';

/** Every node of a page in reading order, parents before their children. */
export function listNodes(tree: Root): Nodes[] {
  const nodes: Nodes[] = [];
  const walk = (node: Nodes): void => {
    nodes.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return nodes;
}
