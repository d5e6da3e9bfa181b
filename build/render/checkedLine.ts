import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type GetText, getTextsIn } from '../components/factStore';
import type { PageReader } from '../components/docsPages';
import { paragraph, text } from '../components/nodes';
import { countChecks, type PageChecks } from '../components/pageChecks';
import { parseMeta } from '../read/fences';
import { toRoute } from '../read/files';
import type { Step } from '../rspress/inOrder';

/** What the line shows: the tool, counts, and ids of cases with spaces between. */
type CheckedLineData = Pick<PageChecks, 'ran' | 'read' | 'unchecked'> &
  Record<'tool' | 'cases', string>;

/** Shows readers what was checked: a line at the end of each page, and why a fence was not run. */
export function checkedLine(pages: PageReader, tool: string): Step {
  const getLine = (file: string): CheckedLineData | undefined => {
    const page = pages.readPage(file);
    if (!page) return undefined;
    const { hasLine, ran, read, unchecked, cases } = countChecks(page);
    if (!hasLine) return undefined;
    return { tool, ran, read, unchecked, cases: cases.join(' ') };
  };
  return {
    name: 'checked-line',
    markdown: { remarkPlugins: [[addCheckedLine, pages.root, getLine]] },
  };
}

/**
 * Remark plugin: ends a page with what was checked on it (`<CheckedLine … />`), and says below each fence why it
 * could not be run, once for all forms of one command and once in a section. Pages without that line say neither.
 */
export function addCheckedLine(
  root: string,
  getLine: (file: string) => CheckedLineData | undefined,
) {
  return (tree: Root, { path: absolute = root }: VFile): void => {
    const file = path.relative(path.resolve(root), absolute).replaceAll(path.sep, '/');
    const t = getTextsIn(toRoute(file).language);
    const line = getLine(file);
    if (!line) return;
    explainNotRun(tree, t);
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

/** Says below what was not run why it was not: each reason once in a section. */
export function explainNotRun(tree: Root, t: GetText): void {
  const said = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') said.clear();
    const reason = getReason(node);
    if (!reason || said.has(reason) || index === undefined || !parent) return undefined;
    said.add(reason);
    parent.children.splice(index + 1, 0, describeNotRun(t('facts.notRun', { reason })));
    return index + 2;
  });
}

function getReason(node: Nodes): string | undefined {
  if (node.type === 'code') return parseMeta(node.meta ?? '').attributes['not-run'];
  return node.type === 'mdxJsxFlowElement' ? node.data?.notRun : undefined;
}

/** Small print, which Markdown has no other sign for. */
const describeNotRun = (words: string): RootContent =>
  paragraph({ type: 'emphasis', children: [text(words)], data: { hName: 'small' } });
