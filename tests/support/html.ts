import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;

/** Every element of a page in document order, contents of `<template>` left out. */
export function listElements(html: string): HtmlElement[] {
  return listBelow(parse(html));
}

/** Every element inside a node and, where it is one, the node itself first. */
export function listBelow(node: HtmlNode): HtmlElement[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(listBelow) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

/** Value of an attribute; `undefined` where the element has none. */
export function getAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The words of an element, white space folded. */
export function getText(node: HtmlNode): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: HtmlNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(collectText).join('') : '';
}
