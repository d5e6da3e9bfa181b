import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ProofRecord } from '../../../site/proofRecord';
import { text } from '../../components/nodes';
import type { NotRun, PageProof, ProofKind } from '../../components/proofReport';
import { parseMeta } from '../../read/fences';
import { isFragment } from '../../read/files';
import { getFenceClass } from './fenceClass';
import type { ProofPage } from './pages';
import { listCaseUses } from './staleResults';

/** Components that show something as code; the others are words within a sentence. */
const snippetComponents = ['CaseSource', 'Message', 'Output', 'OutputDiff'];

/** Counts what is checked on a page. */
export function countPage(page: ProofPage): PageProof {
  const kinds: Record<ProofKind, number> = {
    config: 0,
    module: 0,
    shell: 0,
    json: 0,
    output: 0,
    component: page.components.filter(({ name }) => snippetComponents.includes(name)).length,
    error: 0,
    fragment: 0,
  };
  const notRun: NotRun[] = [];
  let plainCommands = 0;
  for (const fence of page.fences) {
    const { attributes } = fence.meta;
    const fenceClass = getFenceClass(fence);
    if (attributes['not-run'] !== undefined) {
      const name = attributes.title ?? fence.code.split('\n', 1)[0] ?? '';
      notRun.push({ line: fence.line, name, reason: attributes['not-run'] });
    } else if (attributes['expect-error'] !== undefined) {
      kinds.error++;
    } else if (fenceClass) {
      kinds[fenceClass]++;
      if (fenceClass === 'shell' && !/\brslib\b/.test(fence.code)) plainCommands++;
    }
  }
  const snippets = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const isDocumentation =
    (page.pageType === 'doc' || page.pageType === 'doc-wide') && !isFragment(page.file);
  return {
    file: page.file,
    route: page.route,
    title: page.title ?? page.route,
    kinds,
    snippets,
    trivial: kinds.fragment + plainCommands,
    cases: [...new Set(listCaseUses(page).map(({ id }) => id))].sort(),
    notRun,
    hasLine: isDocumentation && snippets + notRun.length > 0,
  };
}

export interface ProofLineOptions {
  /** What was checked on the page of a file; undefined for pages that show no line. */
  getRecord: (file: string) => ProofRecord | undefined;
}

/**
 * Remark plugin: says below each fence that could not be run why, below several of one command once
 * (build/components/packageManagerTabs.ts), and ends the page with `<ProofLine … />`, what was checked on it.
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
