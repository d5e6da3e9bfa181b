import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findNearest } from '../../docsCheck/findNearest';
import { getAttribute, isJsxElement } from '../../docsCheck/page/jsxAttribute';
import { type Block, paragraph, text } from '../../facts/components/nodes';
import { expandElements } from '../../facts/expandText';
import type { FactStore } from '../../facts/factStore';
import type { JsxElement } from '../../facts/renderComponent';
import type { PageProof } from './countPage';
import { tableOfCases, tableOfKinds, tableOfNotRun, tableOfPages } from './reportTables';

export interface ReportOptions {
  openStore: () => FactStore;
  countPages: () => readonly PageProof[];
}

type Part = (pages: readonly PageProof[], store: FactStore) => Block;

/** Parts of the report, by the value of `of`. */
const parts: Readonly<Record<string, Part>> = {
  kinds: tableOfKinds,
  pages: tableOfPages,
  'not-run': (pages) => tableOfNotRun(pages) ?? paragraph(text('Every snippet was run.')),
  cases: (pages, store) =>
    tableOfCases(
      store.caseIds.map((id) => ({ id, result: store.getCase(id) })),
      pages,
    ),
};

/**
 * Remark plugin: `<ProofReport of="kinds" />` becomes a table of what was checked (`kinds`, `pages`,
 * `not-run`, `cases`).
 * @throws VFileMessage where `of` names none of them.
 */
export function expandReport(options: ReportOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'ProofReport' || index === undefined) return;
      const block = renderReport(getAttribute(node, 'of') ?? '', options);
      if (!block) file.fail(explainUnknown(node), { place: node.position, ruleId: 'proof' });
      parent?.children.splice(index, 1, block);
    });
  };
}

/** The source of a page with the report in the place of its element, as `expandText` does for facts. */
export const expandReportText = (source: string, options: ReportOptions): string => {
  // Parsing takes most of the time, and few pages have one.
  if (!source.includes('<ProofReport')) return source;
  return expandElements(source, (element) => {
    if (element.name !== 'ProofReport') return undefined;
    const block = renderReport(getAttribute(element, 'of') ?? '', options);
    return block && [block];
  });
};

function renderReport(of: string, { openStore, countPages }: ReportOptions): Block | undefined {
  const part = Object.hasOwn(parts, of) ? parts[of] : undefined;
  return part?.(countPages(), openStore());
}

function explainUnknown(node: JsxElement): string {
  const of = getAttribute(node, 'of') ?? '';
  const nearest = findNearest(of, Object.keys(parts), 0.5);
  const known = Object.keys(parts).join(', ');
  const help = nearest ? `did you mean “${nearest}”?` : `of is one of ${known}.`;
  return `<ProofReport>: there is no part “${of}”; ${help}`;
}
