import type { BlockContent, Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsxElement } from '../../read/page/jsxAttribute';
import { getInnerSource } from './getInnerSource';

/**
 * Remark plugin: puts below what stands in an `<Example>` its own source, so that what readers see
 * and what writers write cannot part. Comes before the plugins that change what is in there.
 */
export function showExamples() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || node.name !== 'Example') return undefined;
      const code: Code = {
        type: 'code',
        lang: 'mdx',
        meta: null,
        value: getInnerSource(String(file), node),
      };
      const drawn: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [],
        children: node.children as BlockContent[],
      };
      node.children = [drawn, code];
      return SKIP;
    });
  };
}
