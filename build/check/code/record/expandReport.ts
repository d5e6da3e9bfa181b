import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CaseResult } from '../../../../facts/cases/caseResult';
import { findNearest } from '../../../read/faults/findNearest';
import { getAttribute, isJsxElement } from '../../../read/page/jsxAttribute';
import { type Block, paragraph, text } from '../../../components/facts/components/nodes';
import { expandElements } from '../../../components/facts/expandText';
import type { FactStore } from '../../../components/facts/factStore';
import type { JsxElement } from '../../../components/facts/renderComponent';
import type { PageProof } from './countPage';
import { listExamples } from './listExamples';
import { tableOfKinds, tableOfNotRun } from './reportTables';

export interface ReportOptions {
  openStore: () => FactStore;
  countPages: () => readonly PageProof[];
}

/** `subject` is what the element asks for; undefined where nothing belongs to it. */
type Part = (pages: readonly PageProof[], store: FactStore, subject: string) => Block | undefined;

/** Parts of the report, by the value of `of`. */
const parts: Readonly<Record<string, Part>> = {
  kinds: tableOfKinds,
  'not-run': (pages) => tableOfNotRun(pages) ?? paragraph(text('Every snippet was run.')),
  examples: (pages, store, subject) => listExamples(listCases(store), pages, subject),
};

type Case = { id: string; result: CaseResult };

/** A store reads a case from the disk each time, and a page may have a dozen of these tables. */
const known = new WeakMap<FactStore, Case[]>();

function listCases(store: FactStore): Case[] {
  const cases = known.get(store) ?? store.caseIds.map((id) => ({ id, result: store.getCase(id) }));
  known.set(store, cases);
  return cases;
}

/**
 * Remark plugin: `<ProofReport of="kinds" />` becomes a table of what was checked (`kinds`, `not-run`); `of="examples" subject="dual css"` a list of the cases whose ids begin so.
 * @throws VFileMessage where `of` names none of them, or no case belongs to the subject.
 */
export function expandReport(options: ReportOptions) {
  return (tree: Root, file: VFile): void => {
    const readOnce = keepReport(options);
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'ProofReport' || index === undefined) return;
      const block = renderReport(node, readOnce);
      if (!block) file.fail(explainUnknown(node), { place: node.position, ruleId: 'proof' });
      parent?.children.splice(index, 1, block);
    });
  };
}

/** The source of a page with the report in the place of its element, as `expandText` does for facts. */
export const expandReportText = (source: string, options: ReportOptions): string => {
  // Parsing takes most of the time, and few pages have one.
  if (!source.includes('<ProofReport')) return source;
  const readOnce = keepReport(options);
  return expandElements(source, (element) => {
    if (element.name !== 'ProofReport') return undefined;
    const block = renderReport(element, readOnce);
    return block && [block];
  });
};

/** Reads pages and facts when the first element asks for them, for all of a page. */
function keepReport({ openStore, countPages }: ReportOptions): ReportOptions {
  let store: FactStore | undefined;
  let pages: readonly PageProof[] | undefined;
  return {
    openStore: () => (store ??= openStore()),
    countPages: () => (pages ??= countPages()),
  };
}

function renderReport(
  node: JsxElement,
  { openStore, countPages }: ReportOptions,
): Block | undefined {
  const of = getAttribute(node, 'of') ?? '';
  const part = Object.hasOwn(parts, of) ? parts[of] : undefined;
  return part?.(countPages(), openStore(), getAttribute(node, 'subject') ?? '');
}

function explainUnknown(node: JsxElement): string {
  const of = getAttribute(node, 'of') ?? '';
  if (Object.hasOwn(parts, of)) {
    const subject = getAttribute(node, 'subject') ?? '';
    return `<ProofReport>: no page shows a case of the subject “${subject}”.`;
  }
  const nearest = findNearest(of, Object.keys(parts), 0.5);
  const known = Object.keys(parts).join(', ');
  const help = nearest ? `did you mean “${nearest}”?` : `of is one of ${known}.`;
  return `<ProofReport>: there is no part “${of}”; ${help}`;
}
