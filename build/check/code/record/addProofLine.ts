import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ProofRecord } from '../../../../site/proofRecord';
import { text } from '../../../components/facts/components/nodes';
import { parseMeta } from '../page/parseMeta';

export interface ProofLineOptions {
  /** What was checked on the page of a file; undefined for pages that show no line. */
  getRecord: (file: string) => ProofRecord | undefined;
}

/**
 * Remark plugin: says below each fence that could not be run why, below several of one command once
 * (build/components/parts/packageManagers), and ends the page with `<ProofLine … />`, what was checked on it.
 */
export function addProofLine({ getRecord }: ProofLineOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const reason = getReason(node);
      if (!reason || index === undefined || !parent) return undefined;
      parent.children.splice(index + 1, 0, describeNotRun(reason, file.path));
      return index + 2;
    });
    const record = file.path ? getRecord(file.path) : undefined;
    if (!record) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'ProofLine',
      attributes: Object.entries(record).map(([name, value]) => ({
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
