import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What is text to the parser and may hold elements, or set attributes. */
const rawElements = ['noscript', 'script'];

/**
 * A page without what stands inside `[data-late]`: panels that open on demand. Their rules come with
 * the whole stylesheet, at the first intent, or at once where there is no script. Its text goes as
 * well: `kB` may be a class, and is a word of many pages.
 */
export function dropLate(html: string): string {
  const document = parse(html);
  document.childNodes.forEach(empty);
  return serialize(document);
}

function empty(node: Node): void {
  if (!('childNodes' in node)) return;
  if (node.attrs.some(({ name }) => name === 'data-late')) node.childNodes = [];
  else if (!rawElements.includes(node.nodeName)) {
    node.childNodes = node.childNodes.filter(({ nodeName }) => nodeName !== '#text');
    node.childNodes.forEach(empty);
  }
}
