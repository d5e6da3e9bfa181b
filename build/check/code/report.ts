import type { List, PhrasingContent, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CaseResult } from '../../../facts/cases/results';
import type { FactStore } from '../../components/factStore';
import { expandElements } from '../../components/facts/expandText';
import type { JsxElement } from '../../components/facts/renderComponent';
import {
  type Block,
  type Inline,
  inlineCode,
  list,
  paragraph,
  table,
  text,
} from '../../components/nodes';
import { findNearest } from '../../read/findNearest';
import { getAttribute, isJsxElement } from '../../read/mdx';
import type { PageProof, ProofKind } from './pageRecord';

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

/** What each kind of snippet is held to. */
const kindChecks: readonly (readonly [ProofKind, string])[] = [
  ['config', 'type-checked with TypeScript 7 and 5, loaded with the real loadConfig'],
  ['module', 'type-checked with TypeScript 7 and 5; other languages are parsed'],
  ['output', 'compared byte for byte with what a build wrote or printed'],
  ['component', 'taken from what a build wrote or printed'],
  ['error', 'fails with the message it promises'],
  ['json', 'parsed; package.json and tsconfig.json are checked key by key'],
  ['shell', 'every program exists, and every command and flag of rslib'],
  ['fragment', 'parsed: trivial'],
];

const trivialKinds: readonly ProofKind[] = ['fragment'];

/** Snippets by what they are. */
export function tableOfKinds(pages: readonly PageProof[]): Table {
  const rows = kindChecks.map(([kind, check]) => [
    trivialKinds.includes(kind) ? `${kind} (trivial)` : kind,
    check,
    `${sum(pages, ({ kinds }) => kinds[kind])}`,
  ]);
  return table([['Kind', 'How it is checked', 'Snippets'], ...rows]);
}

/** Snippets that could not be run, with the reason; undefined where all could. */
export function tableOfNotRun(pages: readonly PageProof[]): Table | undefined {
  const rows = pages.flatMap((page) =>
    page.notRun.map(({ name, reason }) => [
      [link(page.route, nameOf(page))],
      [inlineCode(name)],
      reason,
    ]),
  );
  return rows.length > 0 ? table([['Page', 'Snippet', 'Why it is not run'], ...rows]) : undefined;
}

/** Links to pages, parted by commas. */
export const joinLinks = (pages: readonly PageProof[]): PhrasingContent[] =>
  pages.flatMap((page, index) => [
    ...(index > 0 ? [text(', ')] : []),
    link(page.route, nameOf(page)),
  ]);

/** Two languages may have a page of one title: what is not in the first folder's says which it is. */
const nameOf = ({ file, title }: PageProof): string =>
  file.startsWith('en/') ? title : `${title} (${file.split('/', 1)[0]})`;

const link = (url: string, title: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(title)],
});

const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

/** Pages that name a case in a list, and leave it to another page to show it. */
const listings =
  /^\/(?:guide\/(?:faq|reference)\/|guide\/solution\/$|guide\/start\/(?:features|glossary|npm-packages)$|(?:components|proof)$)/;
/** Languages have the same pages; the first folder's are enough. */
const isFirstLanguage = ({ file }: PageProof): boolean => file.startsWith('en/');

/**
 * The questions of a subject's cases, each with the pages that show it; undefined where there is none. A
 * subject is the first words of ids, several are parted by spaces. A list, since a phone has no room for
 * columns of questions, links and names.
 */
export function listExamples(
  cases: readonly { id: string; result: CaseResult }[],
  pages: readonly PageProof[],
  subject: string,
): List | undefined {
  const beginnings = subject.split(/\s+/).filter(Boolean);
  const items = cases
    .filter(({ id }) => isOf(id, beginnings))
    .flatMap(({ id, result }): Inline[][] => {
      const shownOn = listPages(id, pages);
      if (shownOn.length === 0) return [];
      return [[text(`${result.question} `), ...joinLinks(shownOn), text(' · '), inlineCode(id)]];
    });
  return items.length > 0 ? list(items) : undefined;
}

/** Whether an id is a beginning, or goes on after it with a hyphen. */
export const isOf = (id: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => id === beginning || id.startsWith(`${beginning}-`));

function listPages(id: string, pages: readonly PageProof[]): PageProof[] {
  const naming = pages.filter((page) => isFirstLanguage(page) && page.cases.includes(id));
  const showing = naming.filter(({ route }) => !listings.test(route));
  return showing.length > 0 ? showing : naming;
}
