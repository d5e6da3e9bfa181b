import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isJsxElement } from '../../../read/page/jsxAttribute';
import { restoreSteps, stepMarks } from './stepMarks';

/** Remark plugin: puts `<Steps>` around what stands between its marks (`stepMarks.ts`). */
export function wrapSteps() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      // Code that shows the tags keeps them.
      if (node.type === 'code') node.value = restoreSteps(node.value);
      else if ('children' in node) wrapChildren(node);
    });
  };
}

function wrapChildren(parent: Parent): void {
  const { children } = parent;
  for (let start = 0; start < children.length; start++) {
    if (!isMark(children[start], stepMarks.start)) continue;
    const end = children.findIndex((child, at) => at > start && isMark(child, stepMarks.end));
    if (end < 0) return;
    const steps: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'Steps',
      attributes: [],
      children: children.slice(start + 1, end) as MdxJsxFlowElement['children'],
    };
    children.splice(start, end - start + 1, steps);
  }
}

const isMark = (node: RootContent | undefined, name: string): boolean =>
  node !== undefined && isJsxElement(node) && node.name === name;
