import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';

export type ImageElement = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** An image as Markdown writes it, or as a tag of MDX. */
export const isImage = (node: Nodes): node is ImageElement =>
  (node.type === 'element' && node.tagName === 'img') ||
  ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img');

/**
 * The file behind an image: in `public/`, or beside the page, where the framework has made its address
 * an import. `undefined` for addresses of other hosts and inline data.
 */
export function findImageFile(
  node: ImageElement,
  tree: Root,
  { root, page }: { root: string; page: string },
): string | undefined {
  const source = readSource(node, tree)?.replace(/[?#].*$/, '');
  if (!source || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return undefined;
  return source.startsWith('/')
    ? path.join(root, 'public', decodeURI(source))
    : path.resolve(path.dirname(page), decodeURI(source));
}

function readSource(node: ImageElement, tree: Root): string | undefined {
  if (node.type === 'element') return String(node.properties.src ?? '') || undefined;
  const attribute = node.attributes.find((one) => 'name' in one && one.name === 'src');
  const value = attribute?.value;
  if (typeof value === 'string') return value;
  return value ? findImport(value.value, tree) : undefined;
}

/** What the name of an expression was imported from. */
function findImport(name: string, tree: Root): string | undefined {
  let source: string | undefined;
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const isIt = statement.specifiers.some(({ local }) => local.name === name);
      if (isIt) source = String(statement.source.value);
    }
  });
  return source;
}
