import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isJsxElement, type JsxElement } from '../../../../build/read/mdx';

/** The first element of a page's source. */
export function parseElement(source: string): JsxElement {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(source);
  const element = tree.children.find((node) => isJsxElement(node));
  if (!element || !isJsxElement(element)) throw new Error('The source has no element.');
  return element;
}
