import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findNearest } from '../../docsCheck/findNearest';
import { getAttribute, isJsxElement } from '../../docsCheck/page/jsxAttribute';
import { paragraph, text } from '../../facts/components/nodes';
import type { FactStore } from '../../facts/factStore';
import type { PageProof } from './countPage';
import { tableOfCases, tableOfKinds, tableOfNotRun, tableOfPages } from './reportTables';

export interface ReportOptions {
  openStore: () => FactStore;
  countPages: () => readonly PageProof[];
}

type Part = (pages: readonly PageProof[], store: FactStore) => RootContent;

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
export function expandReport({ openStore, countPages }: ReportOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'ProofReport' || index === undefined) return;
      const of = getAttribute(node, 'of') ?? '';
      const part = Object.hasOwn(parts, of) ? parts[of] : undefined;
      if (!part) {
        const nearest = findNearest(of, Object.keys(parts), 0.5);
        const known = Object.keys(parts).join(', ');
        file.fail(
          `<ProofReport>: there is no part “${of}”; ${nearest ? `did you mean “${nearest}”?` : `of is one of ${known}.`}`,
          { place: node.position, ruleId: 'proof' },
        );
      }
      parent?.children.splice(index, 1, part(countPages(), openStore()));
    });
  };
}
