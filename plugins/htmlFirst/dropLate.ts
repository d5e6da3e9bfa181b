import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * A page without what stands inside `[data-late]`: panels that open on demand. Their rules come with
 * the whole stylesheet, at the first intent, or at once where there is no script.
 */
export function dropLate(html: string): string {
  const document = parse(html);
  document.childNodes.forEach(empty);
  return serialize(document);
}

function empty(node: Node): void {
  if (!('childNodes' in node)) return;
  if (node.attrs.some(({ name }) => name === 'data-late')) node.childNodes = [];
  else node.childNodes.forEach(empty);
}
