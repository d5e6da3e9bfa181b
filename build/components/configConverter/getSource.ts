import type { Nodes } from 'mdast';

/** The words of a node with code spans in backticks; `{ a, b }`, a note on names, is `a`, `b`. */
export function getSource(node: Nodes): string {
  if (node.type === 'inlineCode') {
    const [, names] = /^\{ (.*) \}$/.exec(node.value) ?? [];
    return (names?.split(', ') ?? [node.value]).map((name) => `\`${name}\``).join(', ');
  }
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => getSource(child)).join('') : '';
}
