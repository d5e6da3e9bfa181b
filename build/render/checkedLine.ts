import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CheckedLineData } from '../../site/checkedLine';
import { text } from '../components/nodes';
import type { CheckedPage } from '../read/checkedPage';
import { parseMeta } from '../read/fences';
import type { Step } from '../rspress/inOrder';

export interface CheckedLineOptions {
  /** The docs folder. */
  root: string;
  /** What was checked on the page of a file, relative to `root`. */
  findCheckedPage: (file: string) => CheckedPage | undefined;
  /** What pages are verified with: `@rslib/core 1.0.1`. */
  tool: string;
}

/** Shows readers what was checked: a line at the end of each page, and why a fence was not run. */
export function checkedLine({ root, findCheckedPage, tool }: CheckedLineOptions): Step {
  const docs = path.resolve(root);
  const getLine = (file: string): CheckedLineData | undefined => {
    const page = findCheckedPage(path.relative(docs, file).replaceAll(path.sep, '/'));
    if (!page?.hasLine) return undefined;
    const { ran, read, unchecked, cases } = page;
    return { tool, ran, read, unchecked, cases: cases.join(' ') };
  };
  return { name: 'checked-line', markdown: { remarkPlugins: [[addCheckedLine, getLine]] } };
}

/**
 * Remark plugin (`getLine` has no line for pages that show none): says below each fence that could not be run why, below several of one command once
 * (build/components/packageManagerTabs.ts), and ends the page with `<CheckedLine … />`, what was checked on it.
 */
export function addCheckedLine(getLine: (file: string) => CheckedLineData | undefined) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const reason = getReason(node);
      if (!reason || index === undefined || !parent) return undefined;
      parent.children.splice(index + 1, 0, describeNotRun(reason, file.path));
      return index + 2;
    });
    const line = file.path ? getLine(file.path) : undefined;
    if (!line) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'CheckedLine',
      attributes: Object.entries(line).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value: `${value}`,
      })),
      children: [],
    } as RootContent);
  };
}

function getReason(node: Nodes): string | undefined {
  if (node.type === 'code') return parseMeta(node.meta ?? '').attributes['not-run'];
  return node.type === 'mdxJsxFlowElement' ? node.data?.notRun : undefined;
}

function describeNotRun(reason: string, file: string | undefined): RootContent {
  const isChinese = file?.replaceAll('\\', '/').split('/').includes('zh') ?? false;
  const words = text(isChinese ? `此处未运行：${reason}` : `Not run here: ${reason}.`);
  return { type: 'paragraph', children: [{ type: 'emphasis', children: [words] }] };
}
