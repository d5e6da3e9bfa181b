import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Value of an attribute; `undefined` where the element has none. */
export const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Every element below a node, in document order. */
export function listElements(node: Node, found: Element[] = []): Element[] {
  if (!('childNodes' in node)) return found;
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    found.push(child);
    listElements(child, found);
  }
  return found;
}

/** The first element below a node that is asked for. */
export function findElement(node: Node, isWanted: (one: Element) => boolean): Element | undefined {
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
