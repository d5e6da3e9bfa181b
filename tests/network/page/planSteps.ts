import { parseTree } from '../../../build/check/code/output';
import type { Fence } from './readPage';

/** What a reader does with one fence of the page. */
export type Step = { line: number } & (
  | { type: 'run'; commands: string }
  | { type: 'write'; file: string; text: string }
  | { type: 'compareFile'; file: string; text: string }
  | { type: 'compareFolder'; folder: string; files: readonly FileSize[] }
  | { type: 'comparePart'; file: string; text: string }
  | { type: 'compareTerminal'; text: string }
  | { type: 'leaveOut'; text: string; reason: string }
);

const written = ['config', 'module', 'json'];
const kinds = [...written, 'shell', 'output', 'fragment'];

/**
 * Turns the fences of a page into what its reader does, in order. A fence that this cannot follow is
 * never passed over in silence: throws an Error that lists all of them with `file:line`.
 */
export function planSteps(fences: readonly Fence[], file: string): Step[] {
  const plan = fences.map((fence) => planStep(fence));
  const issues = plan.flatMap((step, index) =>
    typeof step === 'string' ? [`${file}:${fences[index]?.line}: ${step}`] : [],
  );
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return plan.flatMap((step) => (typeof step === 'string' || !step ? [] : [step]));
}

/** A step, what is wrong with the fence, or undefined for one that readers only read. */
function planStep({ line, words, attributes, text }: Fence): Step | string | undefined {
  const { 'not-run': reason } = attributes;
  if (reason !== undefined) return { line, type: 'leaveOut', text, reason };
  const found = kinds.filter((kind) => words.includes(kind));
  const [kind = ''] = found;
  if (found.length !== 1) {
    return `the fence is ${found.join(' and ') || 'of no class'}: give it one of ${kinds.join(', ')} (CONTRIBUTING.md says what they mean).`;
  }
  const { title, 'expect-error': error } = attributes;
  if (error !== undefined) {
    return 'a fence that must fail cannot be followed: show the message on a separate page.';
  }
  if (kind === 'fragment') return undefined;
  if (kind === 'shell') return { line, type: 'run', commands: text };
  if (!title) {
    return `the fence has no title: name the file${kind === 'output' ? ', or "terminal" for what the last command printed' : ' that readers create'}.`;
  }
  const isPart = words.includes('part');
  if (kind !== 'output') {
    // A part of a file is what commands wrote into it: npm keeps the rest.
    return { line, type: isPart ? 'comparePart' : 'write', file: title, text };
  }
  if (title === 'terminal') return { line, type: 'compareTerminal', text };
  return { line, type: isPart ? 'comparePart' : 'compareFile', file: title, text };
}

/** A step as the title of its test, such as `line 63: you create src/index.ts`. */
export function describeStep(step: Step): string {
  return `line ${step.line}: ${describeAction(step)}`;
}

function describeAction(step: Step): string {
  switch (step.type) {
    case 'run':
      return `you run ${joinLines(step.commands)}`;
    case 'write':
      return `you create ${step.file}`;
    case 'compareFile':
      return `${step.file} is what the page shows`;
    case 'compareFolder':
      return `${step.folder} holds the files that the page lists`;
    case 'comparePart':
      return `${step.file} holds what the page shows`;
    case 'compareTerminal':
      return 'the terminal shows what the page says';
    case 'leaveOut':
      return `${joinLines(step.text)} (not run: ${step.reason})`;
  }
}

const joinLines = (commands: string): string => commands.trim().split('\n').join(' && ');

export interface FileSize {
  /** Path below the folder that the tree begins with. */
  path: string;
  /** Bytes. */
  size: number;
}

/**
 * The files of a drawn tree with their sizes, `├── index.js   303 B`, sorted by path; its first line
 * is the folder. Throws where a line is neither a file nor a folder.
 */
export function parseSizes(tree: string): FileSize[] {
  const text = tree.trim();
  const drawn = parseTree(text);
  if (!drawn) throw new Error(`This is no tree of files:\n${text}`);
  const lines = text.split('\n');
  const files = drawn.files.flatMap(({ path, line }) => {
    const [, size] = / (\d+) B$/.exec(lines[line - 1] ?? '') ?? [];
    return size === undefined ? [] : { path, size: Number(size) };
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
