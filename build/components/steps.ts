import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isComponent } from './component';
import { mdxElement } from './mdxNodes';

/** Puts `<Steps>` around what is between its marks. */
export function wrapSteps(tree: Root): void {
  visit(tree, (node) => {
    // Code that shows the tags keeps them.
    if (node.type === 'code') node.value = restoreSteps(node.value);
    else if ('children' in node) wrapChildren(node);
  });
}

function wrapChildren(parent: Parent): void {
  const { children } = parent;
  for (let start = 0; start < children.length; start++) {
    const mark = children[start];
    if (!mark || !isComponent(mark, stepMarks.start)) continue;
    const end = children.findIndex((child, at) => at > start && isComponent(child, stepMarks.end));
    if (end < 0) return;
    const steps = mdxElement('Steps', {}, children.slice(start + 1, end));
    children.splice(start, end - start + 1, steps);
  }
}

/** Elements that replace the tags of `<Steps>` while the framework reads a page. */
const stepMarks = { start: 'StepsStart', end: 'StepsEnd' } as const;

/**
 * Rules for the framework's `replaceRules`. Of headings it lists only those that are in no element:
 * those in `<Steps>` would be missing from the outline, the search index and its check of anchors. So
 * the tags become marks on their lines, and `wrapSteps` puts the element back.
 */
export const stepRules = [
  { search: /^<Steps>$/gm, replace: `<${stepMarks.start} />` },
  { search: /^<\/Steps>$/gm, replace: `<${stepMarks.end} />` },
];

/** Source with the tags as they were written. */
export const restoreSteps = (source: string): string =>
  source
    .replaceAll(`<${stepMarks.start} />`, '<Steps>')
    .replaceAll(`<${stepMarks.end} />`, '</Steps>');
