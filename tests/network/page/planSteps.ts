import type { FileSize } from './parseSizes';
import type { Fence } from './readFences';

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
  const faults = plan.flatMap((step, index) =>
    typeof step === 'string' ? [`${file}:${fences[index]?.line}: ${step}`] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return plan.flatMap((step) => (typeof step === 'string' || !step ? [] : [step]));
}

/** A step, what is wrong with the fence, or undefined for one that readers only read. */
function planStep({ line, words, attributes, text }: Fence): Step | string | undefined {
  const found = kinds.filter((kind) => words.includes(kind));
  const [kind = ''] = found;
  if (found.length !== 1) {
    return `the fence is ${found.join(' and ') || 'of no class'}: give it one of ${kinds.join(', ')} (CONTRIBUTING.md says what they mean).`;
  }
  const { title, 'not-run': reason, 'expect-error': error } = attributes;
  if (reason !== undefined) return { line, type: 'leaveOut', text, reason };
  if (error !== undefined) {
    return 'a fence that must fail cannot be followed: show the message on a page of its own.';
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
