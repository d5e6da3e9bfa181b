import { type DefaultTreeAdapterTypes, serialize } from 'parse5';

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

/** Takes elements and comments out of a tree. */
export function removeNodes(node: Node, isUnwanted: (one: Node) => boolean): void {
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter((child) => !isUnwanted(child));
  for (const child of node.childNodes) removeNodes(child, isUnwanted);
}

/** What an element holds, as HTML. */
export const getInner = (element: Element): string => serialize(element);
