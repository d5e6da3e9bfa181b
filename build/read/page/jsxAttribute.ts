import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsxElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * The text of an attribute, written `a="x"` or `a={'x'}`; undefined where it is absent or computed.
 */
export function getAttribute(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (typeof attribute?.value === 'string') return attribute.value;
  return /^\s*(['"`])([^'"`$\\]*)\1\s*$/.exec(attribute?.value?.value ?? '')?.[2];
}

/** Whether the element has an attribute of that name, or takes unknown ones by `{...props}`. */
export function mayHaveAttribute(element: JsxElement, name: string): boolean {
  return element.attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === name,
  );
}
