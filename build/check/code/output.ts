import type { CaseResult } from '../../../facts/cases/results';
import { cleanLog } from '../../../facts/cases/run/cleanLog';
import type { FactStore } from '../../components/factStore';
import type { Fence } from '../../read/fences';
import { issue } from '../../read/issues';
import { findNearest } from '../../read/findNearest';
import type { Rule } from '../../read/rules';
import { backticks, type FenceIssue } from './fenceClass';

const noCase = issue(
  backticks,
  'output-unproved',
  'Nothing says which build wrote this.',
  'Add `case="…"` with a folder of cases/, or write `<Output case="…" />` instead.',
);

/** Whether an output is what the tool wrote in a case: a file, its log, or the tree of its files. */
export function checkOutput(fence: Fence, store: FactStore): FenceIssue[] {
  const { case: id, title } = fence.meta.attributes;
  if (!id) return id === undefined ? [noCase] : [];
  try {
    const result = store.getCase(id);
    if (result.isRace) return [reportRace(id)];
    if (fence.meta.words.includes('log')) return checkLog(fence, id, result);
    const tree = parseTree(fence.code);
    if (tree) return checkTree(tree, fence, { id, result, sources: store.listSources(id) });
    const file = title && getOutputFile(title, result);
    if (!file) return [reportUntitled(id, result)];
    return compare(fence, toLines(fence.code), toLines(store.getOutput(id, file)), `case “${id}”`);
  } catch (error) {
    return [reportMissing(error)];
  }
}

/** `dist/index.js` → `index.js` for a case whose files are those of `dist`. */
function getOutputFile(title: string, { output = 'dist' }: CaseResult): string | undefined {
  return title.startsWith(`${output}/`) ? title.slice(output.length + 1) : undefined;
}

function checkLog(fence: Fence, id: string, result: CaseResult): FenceIssue[] {
  // What is written is cleaned as the log was; `<root>` may be in it already.
  return compare(fence, cleanLog(fence.code, '<root>'), result.log, `the log of case “${id}”`);
}

function compare(
  { meta }: Fence,
  shown: readonly string[],
  actual: readonly string[],
  place: string,
  rule: Rule = 'output-differs',
): FenceIssue[] {
  const isPart = meta.words.includes('part');
  const difference = isPart ? comparePart(shown, actual) : compareText(shown, actual);
  return difference ? [reportDifference(difference, place, rule)] : [];
}

const reportRace = (id: string): FenceIssue =>
  issue(
    backticks,
    'output-unproved',
    `What case “${id}” writes differs from run to run, so no bytes of it are kept.`,
    'Show another case, or say in words what can happen.',
  );

const reportUntitled = (id: string, { output = 'dist' }: CaseResult): FenceIssue =>
  issue(
    backticks,
    'fence-attribute',
    `Nothing says which file of case “${id}” this is.`,
    `Write \`title="${output}/…"\`, \`log\`, or draw the tree of its files.`,
  );

/** Whether a source or configuration with `case="…"` is the one that the case was built from. */
export function checkSource(fence: Fence, store: FactStore): FenceIssue[] {
  const { case: id, title } = fence.meta.attributes;
  if (!id) return [];
  if (!title) {
    const message = `Nothing says which source of case “${id}” this is.`;
    const hint = 'Write `title="src/index.ts"`, the path in the folder of the case.';
    return [issue(backticks, 'fence-attribute', message, hint)];
  }
  try {
    const actual = toLines(store.getSource(id, title));
    return compare(fence, toLines(fence.code), actual, `case “${id}”`, 'source-differs');
  } catch (error) {
    return [reportMissing(error)];
  }
}

export interface TreeContext {
  id: string;
  result: CaseResult;
  /** Paths of the case's sources. */
  sources: readonly string[];
}

/**
 * Whether a drawn tree is that of a case: of its output folder, of a folder of its sources, or with
 * `.` at its top of both. Unless the fence says `part`, nothing may be left out of an output folder.
 */
function checkTree(tree: DrawnTree, { meta }: Fence, context: TreeContext): FenceIssue[] {
  const { id, result, sources } = context;
  const { output = 'dist', files } = result;
  const written = files.map(({ path }) => path);
  const isOutput = tree.root === output;
  const known = isOutput
    ? written
    : listBelow(tree.root, [...sources, ...written.map((path) => `${output}/${path}`)]);
  const extra = tree.files
    .filter(({ path }) => !known.includes(path))
    .map(({ path, line }): FenceIssue => {
      const nearest = findNearest(path, known, 0.4);
      const message = `Case “${id}” has no \`${tree.root}/${path}\`.`;
      const hint = `It has ${nearest ? `\`${nearest}\`` : known.join(', ') || 'nothing'}.`;
      return issue({ line, column: 1 }, 'output-differs', message, hint);
    });
  const drawn = tree.files.map(({ path }) => path);
  const missing = known.filter((path) => !drawn.includes(path));
  const mayLack = meta.words.includes('part') || tree.root === '.' || extra.length > 0;
  if (mayLack || missing.length === 0) return extra;
  const list = missing.map((path) => `\`${path}\``).join(', ');
  return [
    issue(
      { line: tree.files.at(-1)?.line ?? 1 },
      'output-differs',
      `The tree lacks ${list}, which case “${id}” has.`,
      'Draw every file, or write `part` after the class.',
    ),
  ];
}

/** Paths below a folder, from there. */
function listBelow(root: string, paths: readonly string[]): string[] {
  if (root === '.') return [...paths];
  return paths
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.slice(root.length + 1));
}

/** A file of a drawn tree and the line it is drawn on, from 1. */
export interface TreeFile {
  path: string;
  line: number;
}

export interface DrawnTree {
  /** The folder on its first line, without a slash: `dist`, `.`. */
  root: string;
  files: TreeFile[];
}

const branch = /^((?:(?:│| ) {3})*)(?:├|└)── (.+)$/;

/** Names end where columns of sizes begin. */
const dropColumns = (line: string): string => line.trim().replace(/ {2,}.*$/, '');

/** Reads a tree drawn with `├──` and `└──`; undefined for text that is none. Sizes after names go. */
export function parseTree(text: string): DrawnTree | undefined {
  const [head = '', ...lines] = text.split('\n');
  const entries = lines.map((line) => branch.exec(line.replaceAll('\u00a0', ' ')));
  if (entries.length === 0 || entries.some((entry) => !entry)) return undefined;
  const folders: string[] = [];
  const drawn = entries.map((entry, index) => {
    const depth = (entry?.[1]?.length ?? 0) / 4;
    const name = dropColumns(entry?.[2] ?? '');
    folders.length = depth;
    folders.push(name.replace(/\/$/, ''));
    return { path: folders.join('/'), line: index + 2 };
  });
  const isFolder = ({ path }: TreeFile) => drawn.some((other) => other.path.startsWith(`${path}/`));
  return {
    root: dropColumns(head).replace(/\/$/, ''),
    files: drawn.filter((file) => !isFolder(file)),
  };
}

/** Where two texts begin to differ: the first line of what is shown that is not there. */
interface Difference {
  /** From 1. */
  line: number;
  shown: string | undefined;
  actual: string | undefined;
}

/** Compares line by line; undefined where they are the same. */
function compareText(shown: readonly string[], actual: readonly string[]): Difference | undefined {
  const length = Math.max(shown.length, actual.length);
  for (let index = 0; index < length; index++) {
    if (shown[index] === actual[index]) continue;
    return { line: index + 1, shown: shown[index], actual: actual[index] };
  }
  return undefined;
}

/**
 * Compares with the place where the most lines agree from the start; undefined where all of what is
 * shown is there, without a gap.
 */
function comparePart(shown: readonly string[], actual: readonly string[]): Difference | undefined {
  let best: { start: number; agreed: number } = { start: 0, agreed: -1 };
  for (let start = 0; start < actual.length; start++) {
    let agreed = 0;
    while (agreed < shown.length && shown[agreed] === actual[start + agreed]) agreed++;
    if (agreed === shown.length) return undefined;
    if (agreed > best.agreed) best = { start, agreed };
  }
  const agreed = Math.max(best.agreed, 0);
  return { line: agreed + 1, shown: shown[agreed], actual: actual[best.start + agreed] };
}

/** Lines as they are compared: line ends of any system, no line break at the end. */
const toLines = (text: string): string[] =>
  text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n');

/** Characters of a line that an issue quotes. */
const quoteLength = 100;

/** An issue at the first line that differs, with what really is there. */
function reportDifference(
  { line, shown, actual }: Difference,
  place: string,
  rule: Rule,
): FenceIssue {
  if (shown === undefined) {
    const message = `The fence ends here, ${place} goes on with ${quote(actual)}.`;
    const hint = 'Show all of it, or write `part` after the class.';
    return issue({ line: line - 1 }, rule, message, hint);
  }
  const message =
    actual === undefined
      ? `${quote(shown)} is not in ${place}.`
      : `The line is ${quote(shown)}, in ${place} it is ${quote(actual)}.`;
  const folder = rule === 'source-differs' ? 'cases' : 'facts/results';
  const hint = `Copy what is in ${folder}, or let a component show it.`;
  return issue({ line, column: 1 }, rule, message, hint);
}

const quote = (text = ''): string =>
  `“${text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text}”`;

/** A case or file that is not there, in the words of the store. */
export function reportMissing(error: unknown): FenceIssue {
  const message = error instanceof Error ? error.message : String(error);
  return issue(
    backticks,
    'result-missing',
    message.replace(/^./, (first) => first.toUpperCase()).replace(/(?<!\.)$/, '.'),
    '`ls cases` lists the cases, facts/results/<case> has what one gave.',
  );
}
